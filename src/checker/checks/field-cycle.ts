import { type JsonObject, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { feedingCycle, fieldReads } from "../../forms/field-reads.ts";
import type { CheckContext } from "../check-context.ts";
import type { Problem } from "../findings/problem.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import { entriesIn, fieldCatalogues, oncePlaced, ownersOf, placed } from "../uses/catalogue-fields.ts";
import { type DraftField, entryFields, fieldsOfForm } from "../uses/form-fields.ts";
import { type Check, ofEach } from "./check.ts";

/** A field's rules do not depend on the field itself, directly or through other fields. */
export const fieldCycle: Check = {
  ids: ["field-cycle"],
  run: (context, found) => [...inForms(context, found), ...inCatalogues(context)],
};

/** A cycle through entries of a catalogue is reported there. */
const inForms = ofEach(["form"], (context, form) => [
  ...cycleIn(fieldsOfForm(context, form), form.value.derived).filter(
    ({ spot }) => !("path" in spot) || spot.path.at(-1) !== "fieldsOf",
  ),
  ...objectEntries(form.value.fields).flatMap(([list, field]) => cycleIn(questionsOf(field, ["fields", list]))),
]);

/** The questions of a list's entry, which read each other only. */
const questionsOf = (list: DraftField, path: JsonPath): PlacedField[] =>
  objectEntries(entryFields(list)).map(([name, field]) => ({
    ...{ name, field, group: undefined, path: [...path, "fields", name] },
  }));

/** A cycle inside a catalogue is one in whatever form draws it. */
function inCatalogues(context: CheckContext): Problem[] {
  const all = (["programme", "client"] as const).flatMap((kind) =>
    fieldCatalogues(context.schemas, kind).flatMap((fieldsOf) =>
      ownersOf(context, fieldsOf).flatMap((owner) => cycleOfOwner(owner, fieldsOf)),
    ),
  );
  return oncePlaced(all);
}

function cycleOfOwner(owner: Resolved, fieldsOf: string): Problem[] {
  const fields = entriesIn(owner, fieldsOf).map(({ name, field, path }) => ({ name, field, path, group: undefined }));
  return cycleIn(fields).map((found) => placed(owner, found));
}

interface PlacedField {
  readonly name: string;
  readonly field: unknown;
  readonly group: string | undefined;
  readonly path: JsonPath;
}

function cycleIn(fields: readonly PlacedField[], derived?: JsonObject): Omit<Problem, "file">[] {
  const names = fields.map(({ name }) => name);
  const reads = new Map(
    fields.map(({ name, field, group }) => [name, fieldReads(field, names, { group, derived }).feeds]),
  );
  const cycle = feedingCycle(reads);
  const first = fields.find(({ name }) => name === cycle?.[0]);
  if (cycle === undefined || first === undefined) return [];
  return [
    {
      check: "field-cycle",
      spot: { path: first.path, part: "key" as const },
      message: `the fields ${cycle.map((name) => `"${name}"`).join(" → ")} depend on each other, so none can be computed first`,
      hint: "let one of them read something else in its visibleWhen, value, suggest, parse or options",
    },
  ];
}
