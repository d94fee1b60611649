import { expect, test } from "vitest";
import { documentSet } from "../../../tests/documents/support/document-set.ts";
import { checkDocuments } from "../check-documents.ts";

const { files, facts } = documentSet("tea");
const meter = {
  name: "meter",
  summary: "How hot it is.",
  props: {
    degrees: { kind: "rule" as const, description: "How hot.", examples: [1], schema: { type: "number" } },
    call: {
      kind: "rule" as const,
      description: "Whom to call.",
      examples: ["tel:1"],
      schema: { type: "string", pattern: "^tel:" },
    },
  },
};
const path = "flows/brewing/wait.screen.json";

/** The findings for a block with this property. */
function foundWith(prop: string, given: string): string[] {
  const text = `${Buffer.from(files.get(path) ?? "")}`.replace(
    '"spill": {',
    `"meter": { "component": "meter", "props": { "${prop}": ${given} } }, "spill": {`,
  );
  const all = { ...facts, components: [...facts.components, meter] };
  const { findings } = checkDocuments(new Map([...files, [path, text]]), all);
  expect(text).toContain("meter");
  return findings.map(({ check }) => check);
}

test.each([
  ["a value of its type", "90", []],
  ["a value of another type", '"warm"', ["wrong-prop"]],
  ["a list, whatever the types of its elements", '[{ "var": "data.name" }]', ["wrong-prop"]],
  ["a rule that gives its type", '{ "length": { "var": "data.name" } }', []],
  ["a rule that gives another type", '{ "var": "data.name" }', ["mistyped-rule"]],
])("a rule property given %s", (_what, degrees, found) => {
  expect(foundWith("degrees", degrees)).toEqual(found);
});

test.each([
  ["a text that matches", '{ "join": [["tel:", { "var": "data.name" }], ""] }', []],
  ["a text that does not match", '{ "join": [["to:", { "var": "data.name" }], ""] }', ["mistyped-rule"]],
  ["a text without a declaration", '{ "var": "data.name" }', ["mistyped-rule"]],
])("a text property with a pattern given %s", (_what, call, found) => {
  expect(foundWith("call", call)).toEqual(found);
});
