import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path/posix";
import { valueAt } from "../../../src/checker/findings/inside.ts";
import { once } from "../../../src/checker/incremental/once.ts";
import { derivedOfFlows } from "../../../src/checker/uses/derived-values.ts";
import { flowsAround, ruleSetsOf } from "../../../src/checker/uses/named-rules.ts";
import type { Form } from "../../../src/documents/generated/form.ts";
import { arrayElements, type JsonObject } from "../../../src/documents/json.ts";
import { withDerived, withOwnDerived } from "../../../src/engine/index.ts";
import { prepareRepository } from "../../../tools/checker/prepare-repository.ts";
import { readForms } from "../../../tools/checker/read-forms.ts";

/** The data that every form of these tests may read; forms of journeys find theirs absent. */
export const garden = {
  settings: { phoneLength: 8 },
  client: { region: { mobileLength: 8, callingCode: "886", trunkPrefix: "0", mobileLengths: [10] } },
  data: {
    numbers: [
      { id: "n1", masked: "****1234" },
      { id: 2, masked: "****5678", isFull: true },
      { id: "n3", masked: "****9012" },
    ],
    days: ["2026-11-22", "2026-11-23"],
    isWinter: true,
  },
  load: { slots: { status: "ready", value: [{ id: "am" }, { id: "pm" }] } },
  programme: {
    places: {
      order: ["street", "postalCode", "city", "state"],
      postalCodeLength: 6,
      fields: {
        street: { type: "text", required: true },
        unit: { type: "text" },
        postalCode: {
          ...{ type: "text", required: true, accept: "digits" },
          length: { var: "programme.places.postalCodeLength" },
        },
        city: { type: "select", options: ["north", "south"] },
        state: { type: "text", disabledWhen: true },
      },
    },
    questions: {
      works: { type: "yes-no", required: true },
      parts: { type: "checkboxes", options: ["lid", "spout"], required: true, max: 1 },
      more: { type: "textarea", maxLength: 5, visibleWhen: { "===": [{ var: "form.works" }, "no"] } },
    },
  },
  now: "2026-11-21T04:00:00Z",
};

/** What forms read where a programme brings their fields: for each programme and kind of device that it takes. */
export function asProgrammesHaveIt(): { readonly of: string; readonly scope: JsonObject }[] {
  return prepareRepository().programmes.flatMap(({ id, value: programme }) =>
    arrayElements(valueAt(programme, ["devices", "categories"])).map((kind) => ({
      of: `${id}, ${kind}`,
      scope: {
        ...garden,
        programme,
        data: { ...garden.data, category: { kind }, help: { incident: "screenRepair" }, address: home },
        load: {
          cities: { status: "ready", value: ["n1"] },
          districts: { status: "ready", value: [{ name: "n3", postalCode: "106" }] },
        },
      },
    })),
  );
}

const repository = once(() => prepareRepository());

/** A whole address of a plan. */
const home = { Address1: "2 Marina Boulevard", PostalCode: "018987" };

/** The scope in which a form stands, with the derived values and the named rules of the flows that show the form. */
export function withDerivedOf({ journey, form }: FormDocument, scope: JsonObject): JsonObject {
  const context = repository();
  const document = context.index.find("form", `${journey}/${form.id}`);
  if (document === undefined) return scope;
  const sets = flowsAround(context, document).flatMap((flow) => ruleSetsOf(context, flow));
  const named = { rules: Object.assign({}, ...sets.map(({ value }) => value.rules)), ...scope };
  const ofFlows = withDerived(named, Object.fromEntries(derivedOfFlows(context, document)));
  return withOwnDerived(ofFlows, form.derived);
}

/** A form document with its place. */
export interface FormDocument {
  readonly journey: string;
  readonly form: Form;
}

/** Every form of the repository, and the one that was invented to use everything. */
export function formDocuments(): FormDocument[] {
  const folder = "tests/forms/documents";
  const samples = readdirSync(folder).map((name) => ({
    ...{ journey: basename(folder), form: readForm(`${folder}/${name}`) },
  }));
  return [...readForms(), ...samples];
}

/** A form document; the checker holds it against its schema. */
const readForm = (file: string): Form => JSON.parse(readFileSync(file, "utf8"));
