import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { traceProvenance } from "../../src/checker/resolve/provenance.ts";
import { formatPointer } from "../../src/documents/json-path.ts";
import { documentSet } from "./support/document-set.ts";

const { files, facts } = documentSet("tea");

const head = (id: string, summary: string, parent: string) =>
  `{\n"$schema": "../schemas/programme.schema.json", "id": "${id}", "version": "1.0.0", "formatVersion": 2, "summary": "${summary}", "extends": "${parent}",\n`;

const changed = new Map<string, string | Uint8Array>([
  ...files,
  [
    "programmes/mild-leaf.programme.json",
    `${head("mild-leaf", "Mild.", "base-leaf")}"delivery": { "cutOff": "12:00" } }`,
  ],
  [
    "programmes/green-leaf.programme.json",
    `${head("green-leaf", "Green.", "mild-leaf")}"offer": { "wireNames": ["Green"] },\n"delivery": {\n  "cutOff": "10:00", "windows": { "pickUp": [] } } }`,
  ],
]);

const { programmes } = checkDocuments(changed, facts).context;
const green = programmes.find(({ id }) => id === "green-leaf");
const values = green ? traceProvenance(facts.schemas, green) : [];
const at = (pointer: string) => values.find(({ path }) => formatPointer(path) === pointer);

test("a value comes from the nearest layer that sets it, with file, line and column of all that it overrode", () => {
  expect(at("/delivery/cutOff")).toMatchObject({
    value: "10:00",
    from: { layer: "green-leaf", file: "programmes/green-leaf.programme.json", line: 5, column: 13, value: "10:00" },
    overrode: [
      { layer: "mild-leaf", file: "programmes/mild-leaf.programme.json", line: 3, column: 25, value: "12:00" },
      { layer: "base-leaf", file: "programmes/base-leaf.programme.json", value: "16:00" },
    ],
  });
});

test("a list is one value", () => {
  expect(at("/delivery/windows/pickUp")).toMatchObject({
    value: [],
    from: { layer: "green-leaf" },
    overrode: [{ layer: "base-leaf", value: ["9AM-12PM"] }],
  });
});

test("a value that nobody overrode comes from its own layer", () => {
  expect(at("/requests/types/refill/wire")).toMatchObject({ from: { layer: "base-leaf" }, overrode: [] });
});

test("a value that is not inherited overrode nothing", () => {
  expect(at("/summary")).toMatchObject({ value: "Green.", from: { layer: "green-leaf" }, overrode: [] });
});

test("a value of the country comes from the country's document, under the layer that names it", () => {
  expect(at("/address/order")).toMatchObject({
    value: ["house", "code"],
    from: { layer: "XX", file: "programmes/countries/XX.country.json" },
    overrode: [],
  });
});

test("every value of the resolved document has a provenance, and nothing else has one", () => {
  const rebuilt = {};
  for (const { path, value } of values) set(rebuilt, path.map(String), value);
  expect(rebuilt).toEqual(green?.value);
});

test("a deletion is listed among the overridden values", () => {
  const set = new Map([
    ...changed,
    [
      "programmes/mild-leaf.programme.json",
      `${head("mild-leaf", "Mild.", "base-leaf")}"delivery": { "leadHours": { "pickUp": { "9AM-12PM": null } } } }`,
    ],
    [
      "programmes/green-leaf.programme.json",
      `${head("green-leaf", "Green.", "mild-leaf")}"delivery": { "leadHours": { "pickUp": { "9AM-12PM": 11 } } } }`,
    ],
  ]);
  const one = checkDocuments(set, facts).context.programmes.find(({ id }) => id === "green-leaf");
  const provenance = one ? traceProvenance(facts.schemas, one) : [];
  expect(provenance.find(({ path }) => path.at(-1) === "9AM-12PM")?.overrode.map(({ value }) => value)).toEqual([
    null,
    12,
  ]);
});

function set(target: object, path: readonly string[], value: unknown): void {
  const [key = "", ...rest] = path;
  if (rest.length === 0) return void Reflect.set(target, key, value);
  if (!Object.hasOwn(target, key)) Reflect.set(target, key, {});
  set(Object(Reflect.get(target, key)), rest, value);
}
