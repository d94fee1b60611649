import { member, objectEntries } from "../../documents/json.ts";
import { isSecretField } from "../../documents/secret-fields.ts";
import type { CheckContext } from "../check-context.ts";
import { memoizeByIdentity } from "../incremental/memoize-by-identity.ts";
import type { FormDocument } from "../read/source-document.ts";
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
    case undefined:
      return scalar;
    default:
      return chosenShape(options);
  }
}

/** One of the options that a document lists; of options from data, nothing is known. */
function chosenShape(options: DraftField["options"]): Shape {
  const values = Array.isArray(options)
    ? options.map((one) => (typeof one === "string" ? one : member(one, "value")))
    : [];
  const texts = values.filter((value) => typeof value === "string");
  return texts.length === 0 || texts.length < values.length ? scalar : { ...shapeOfTypes("text"), values: texts };
}
