import { objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { type DraftField, includedNames, includedSets, isFieldSet } from "../uses/form-fields.ts";
import { type Check, ofEach } from "./check.ts";

/** A field has the members that its type needs, and none that only other types use; a group includes a field set. */
export const fieldParts: Check = {
  ids: ["missing-field-part", "needless-field-part", "no-field-set", "unknown-group-field"],
  run: ofEach(["form"], (context, form) =>
    context.visitsOf(form, "Field").flatMap(({ value, path }) => fieldProblems(context, value, path)),
  ),
};

const CHOICES = ["select", "radio", "radio-list", "checkboxes", "day", "slot"];
const TEXTS = ["text", "email", "password", "one-time-code", "tel", "textarea"];

const BOUNDED = ["number", "date", "month", "time", "day", "checkboxes"];

/** The types that use a member; members that are not listed here apply to all types. */
const understood: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    options: CHOICES,
    placeholder: ["select"],
    include: ["group"],
    order: ["group"],
    fields: ["group"],
    length: TEXTS,
    minLength: TEXTS,
    maxLength: TEXTS,
    decimals: ["number"],
    inputMaxLength: [...TEXTS, "number"],
    accept: TEXTS,
    parse: TEXTS.filter((type) => type !== "password"),
    pattern: TEXTS,
    inputMode: TEXTS,
    counter: ["textarea"],
    rows: ["textarea"],
    min: BOUNDED,
    max: BOUNDED,
    types: ["file"],
    maxFiles: ["file"],
    camera: ["file"],
    maxBytes: ["file"],
  }),
);

/** The required members of a field, by its type. */
const needed: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...CHOICES.map((type): [string, readonly string[]] => [type, ["options"]]),
  ["group", ["include"]],
]);

function fieldProblems(context: CheckContext, field: DraftField, path: JsonPath): FoundHere[] {
  const type = String(field.type);
  const given = objectKeys(field);
  const at = (key: string, part: "key" | "value" = "key") => ({ path: [...path, key], part });
  const missing = (needed.get(type) ?? []).filter((name) => !given.includes(name));
  const needless = given.filter((name) => understood.get(name)?.includes(type) === false);
  return [
    ...missing.map((name) => ({
      check: "missing-field-part",
      spot: at("type", "value"),
      message: `a field of type "${type}" needs "${name}"`,
    })),
    ...needless.map((name) => ({
      check: "needless-field-part",
      spot: at(name),
      message: `a field of type "${type}" has no "${name}"`,
      hint: `fields that have it: ${understood.get(name)?.join(", ")}`,
    })),
    ...includes(context, field, path),
    ...unknownRefined(context, field, path),
  ];
}

/** A form's additions to an included field apply to a field of at least one programme's set. */
function unknownRefined(context: CheckContext, field: DraftField, path: JsonPath): FoundHere[] {
  const included = includedNames(context, field.include);
  if (included.size === 0) return [];
  return objectKeys(field.fields)
    .filter((name) => !included.has(name))
    .map((name) => ({
      check: "unknown-group-field",
      spot: { path: [...path, "fields", name], part: "key" },
      message: `no set at "${field.include}" has the field "${name}"`,
      hint: suggest(name, included, "fields of the set"),
    }));
}

function includes(context: CheckContext, field: DraftField, path: JsonPath): FoundHere[] {
  const without = includedSets(context, field.include).filter(({ set }) => !isFieldSet(set));
  if (without.length === 0) return [];
  const owners = without.map(({ id }) => `"${id}"`).join(", ");
  return [
    {
      check: "no-field-set",
      spot: { path: [...path, "include"] },
      message: `"${field.include}" is not a field set in ${owners}`,
      hint: "a field set has `fields` by name and may have their `order`",
    },
  ];
}
