import { arrayElements, member, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere, Problem } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { fieldCatalogues, ofEntries } from "../uses/catalogue-fields.ts";
import type { DraftField } from "../uses/form-fields.ts";
import { type Check, ofEach } from "./check.ts";

/** A field has the members that its type needs, and none that only other types use; a group draws a catalogue. */
export const fieldParts: Check = {
  ids: ["missing-field-part", "needless-field-part", "no-field-catalogue"],
  run: (context, found) => [...inForms(context, found), ...inCatalogues(context)],
};

const inForms = ofEach(["form", "fields"], (context, form) =>
  context
    .visitsOf(form, "Field")
    .flatMap(({ value, path }) => [
      ...partProblems(value, path),
      ...yesNoProblems(value, path),
      ...ofEntriesOnly(value, path),
      ...catalogueProblems(context, value, path),
      ...listProblems(form.kind, value, path),
    ]),
);

const inCatalogues = (context: CheckContext): Problem[] =>
  ofEntries(context, ({ field, path }) => [
    ...partProblems(field, path),
    ...yesNoProblems(field, path),
    ...listProblems("catalogue", field, path),
  ]);

const CHOICES = ["select", "radio", "radio-list", "checkboxes", "day", "slot"];
const TEXTS = ["text", "combobox", "email", "password", "one-time-code", "tel", "textarea"];

const BOUNDED = ["number", "date", "month", "time", "day", "checkboxes", "list"];

/** The types that use a member; members that are not listed here apply to all types. */
const understood: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    options: [...CHOICES, "yes-no"],
    suggestions: ["combobox"],
    placeholder: ["select"],
    fieldsOf: ["group"],
    fields: ["list"],
    entry: ["list"],
    add: ["list"],
    order: ["group"],
    fillsInOrder: ["group"],
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
  ["group", ["fieldsOf"]],
  ["list", ["fields"]],
  ["combobox", ["suggestions"]],
]);

type FieldProblem = FoundHere & Pick<Problem, "check">;

function partProblems(field: DraftField, path: JsonPath): FieldProblem[] {
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
      hint: `add "${name}" beside "type"`,
    })),
    ...needless.map((name) => ({
      check: "needless-field-part",
      spot: at(name),
      message: `a field of type "${type}" has no "${name}"`,
      hint: `fields that have it: ${understood.get(name)?.join(", ")}`,
    })),
  ];
}

/** A yes-no question may word its two answers; it has no others. */
function yesNoProblems({ type, options }: DraftField, path: JsonPath): FieldProblem[] {
  if (type !== "yes-no" || options === undefined) return [];
  const values = arrayElements(options).map((one) => (typeof one === "string" ? one : member(one, "value")));
  if (values.length === 2 && values.includes("yes") && values.includes("no")) return [];
  const message = 'a field of type "yes-no" has the options "yes" and "no", and no others';
  return [unfit([...path, "options"], "value", message, 'word these two, or use the type "radio"')];
}

/** What only entries of catalogues have: their words are known, and a programme decides over their answers. */
function ofEntriesOnly(field: DraftField, path: JsonPath): FoundHere[] {
  const isShort = ([key, value]: [string, unknown]) =>
    ["accepts", "otherwise", "mapTo"].includes(key) ||
    (typeof value === "boolean" && ["hint", "placeholder", "required"].includes(key)) ||
    (key === "options" && arrayElements(value).some((one) => typeof one === "string"));
  return Object.entries(field)
    .filter(isShort)
    .map(([key]) => ({
      check: "needless-field-part",
      spot: { path: [...path, key], part: "key" as const },
      message: `"${key}" is for entries of catalogues when it is written so`,
      hint: "name a message here, or move the field to a catalogue of the programme",
    }));
}

/** The catalogue that a group draws must be one of fields. */
function catalogueProblems({ schemas }: CheckContext, field: DraftField, path: JsonPath): FoundHere[] {
  const fieldsOf = member(field, "fieldsOf");
  const known = [...fieldCatalogues(schemas, "programme"), ...fieldCatalogues(schemas, "client")];
  if (typeof fieldsOf !== "string" || known.includes(fieldsOf)) return [];
  return [
    {
      check: "no-field-catalogue",
      spot: { path: [...path, "fieldsOf"] },
      message: `"${fieldsOf}" is not a catalogue of fields`,
      hint: suggest(fieldsOf, known, "catalogues"),
    },
  ];
}

/** A list belongs to a form, its answers are typed, and its entries have single questions. */
function listProblems(holder: string, field: DraftField, path: JsonPath): FieldProblem[] {
  const isInEntry = path.length > 2 && path.at(-2) === "fields" && holder !== "catalogue";
  if (isInEntry && (field.type === "list" || field.type === "group")) {
    const message = `an entry of a list has no "${field.type}" of its own`;
    return [unfit([...path, "type"], "value", message, "ask its questions in the entry itself")];
  }
  if (field.type !== "list") return [];
  if (holder !== "form") {
    const message = "a list is a field of a form: sets and catalogues have single questions";
    return [unfit([...path, "type"], "value", message, "write the list in the form")];
  }
  return ["value", "suggest"]
    .filter((name) => objectKeys(field).includes(name))
    .map((name) => unfit([...path, name], "key", `a list has no "${name}": its entries are typed`, "use initial"));
}

const unfit = (path: JsonPath, part: "key" | "value", message: string, hint: string): FieldProblem => ({
  ...{ check: "needless-field-part", spot: { path, part }, message, hint },
});
