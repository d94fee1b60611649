import { isJsonObject, member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { isSecretField } from "../../documents/secret-fields.ts";
import type { ValueType } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { valueAt } from "../findings/inside.ts";
import { memoizeByIdentity } from "../incremental/memoize-by-identity.ts";
import type { FormDocument, SourceDocument } from "../read/source-document.ts";
import { entriesOf } from "../uses/catalogue-fields.ts";
import { type DraftField, entryFields } from "../uses/form-fields.ts";
import { anyOfShapes, anything, listShape, type Shape, shapeOfTypes, shapeWith } from "./shape.ts";

/** The shape of each field of a form by name; those of a group are members of its shape. */
export function formFieldShapes(
  context: CheckContext,
  form: FormDocument,
  isRead: (field: unknown) => boolean = () => true,
): Record<string, Shape> {
  const read = objectEntries<DraftField>(form.value.fields).filter(([, field]) => isRead(field));
  const fields = read.map(([name, field]) => {
    if (field.type === "list") return [name, listOfEntries(field, isRead)] as const;
    if (field.type !== "group" || field.fieldsOf === undefined) return [name, fieldShape(field)] as const;
    return [name, entriesShape(context, field.fieldsOf, isRead)] as const;
  });
  return Object.fromEntries(fields);
}

/** The entries of a list; the list is as personal, and as secret, as what its entries hold. */
function listOfEntries(field: DraftField, isRead: (field: unknown) => boolean): Shape {
  const read = objectEntries<DraftField>(entryFields(field)).filter(([, one]) => isRead(one));
  const members = read.map(([name, one]) => [name, fieldShape(one)] as const);
  const shapes = members.map(([, shape]) => shape);
  return {
    ...listShape(shapeWith(Object.fromEntries(members))),
    isPersonal: shapes.some(({ isPersonal }) => isPersonal === true),
    isSecret: shapes.some(({ isSecret }) => isSecret === true),
  };
}

/** The answers to a catalogue's entries: each may have the type that any programme gives it. */
function entriesShape(
  context: CheckContext,
  fieldsOf: string,
  isRead: (field: unknown) => boolean = () => true,
): Shape {
  const shapes = new Map<string, Set<Shape>>();
  for (const { name, field } of entriesOf(context, fieldsOf)) {
    if (!isRead(field)) continue;
    shapes.set(name, (shapes.get(name) ?? new Set()).add(shapeOfEntry(field)));
  }
  if (shapes.size === 0) return anything;
  return shapeWith(Object.fromEntries([...shapes].map(([name, all]) => [name, anyOfShapes([...all])])));
}

/** Programmes share most entries with the layers that they extend. */
export const shapeOfEntry = memoizeByIdentity((field: DraftField): Shape => fieldShape(field));

/**
 * The shapes of the fields whose values an event may carry: passwords and codes leave a form by its submission only.
 */
export function openFieldShapes(context: CheckContext, form: FormDocument): Record<string, Shape> {
  return formFieldShapes(context, form, (field) => !isSecretField(field));
}

const scalar = shapeWith({});
const handle = shapeWith({ id: scalar, name: scalar, size: scalar, type: scalar });

function fieldShape(field: DraftField): Shape {
  const isSecret = isSecretField(field);
  return { ...fieldValueShape(field), isPersonal: isSecret || field.personal !== undefined, isSecret };
}

function fieldValueShape({ type, maxFiles = 1, options }: DraftField): Shape {
  switch (type) {
    case "checkboxes":
      return listShape(chosenShape(options));
    case "yes-no":
      return { ...shapeOfTypes("text"), values: ["yes", "no"] };
    case "file":
      return maxFiles > 1 ? listShape(handle) : handle;
    case "number":
      return shapeOfTypes("number");
    case "checkbox":
      return shapeOfTypes("boolean");
    case "date":
    case "day":
      return shapeOfTypes("day");
    case "time":
      return shapeOfTypes("time");
    case "list":
      return shapeOfTypes("list");
    case "group":
    case undefined:
      return scalar;
    default:
      return chosenShape(options);
  }
}

/** The answer of the field at a place of a form; unknown at any other place. */
export function answerShapeAt({ value }: SourceDocument, path: JsonPath): Shape {
  const field = valueAt(value, path.slice(0, path[2] === "fields" ? 4 : 2));
  return path[0] === "fields" && isJsonObject(field) ? fieldShape(field) : scalar;
}

/** A text: one of the options that a document lists. Options from data may be keys of a catalogue: nothing is known. */
function chosenShape(options: DraftField["options"]): Shape {
  if (isJsonObject(options)) return scalar;
  const values = Array.isArray(options)
    ? options.map((one) => (typeof one === "string" ? one : member(one, "value")))
    : [];
  const texts = values.filter((value) => typeof value === "string");
  const isListed = texts.length > 0 && texts.length === values.length;
  return isListed ? { ...shapeOfTypes("text"), values: texts } : shapeOfTypes("text");
}

/** The members of a field that fill it in: a number is written as text. */
const FILLING: readonly string[] = ["initial", "suggest", "value"];

const COUNTS: readonly string[] = ["length", "minLength", "maxLength", "maxBytes"];

/** What a member of a field takes as its value; undefined where its place or its own check says so. */
export function shapeInField(field: DraftField, name: string): Shape | undefined {
  if (COUNTS.includes(name)) return shapeOfTypes("number");
  if (name === "min" || name === "max") return boundShape(field);
  if (!FILLING.includes(name)) return undefined;
  if (field.type === "month") return MONTH;
  const { types, values, element, isPersonal, isSecret } = fieldShape(field);
  if (types === undefined) return undefined;
  const written: ValueType[] = types.has("text") && values === undefined ? ["number"] : [];
  return {
    ...shapeOfTypes(...types, ...written),
    ...{ values, element, ignoresOthers: true },
    isPersonal: isPersonal ?? false,
    isSecret: isSecret ?? false,
  };
}

const MONTH: Shape = { ...shapeOfTypes("text"), pattern: "^\\d{4}-(?:0[1-9]|1[0-2])$", ignoresOthers: true };

function boundShape({ type }: DraftField): Shape | undefined {
  if (type === "number" || type === "checkboxes" || type === "list") return shapeOfTypes("number");
  if (type === "date" || type === "day") return shapeOfTypes("day");
  if (type === "time") return shapeOfTypes("time");
  return type === "month" ? MONTH : undefined;
}
