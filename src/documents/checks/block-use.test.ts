import { expect, test } from "vitest";
import { documentSet } from "../../../tests/documents/support/document-set.ts";
import { checkDocuments } from "../check-documents.ts";

const { files, facts } = documentSet("tea");
const meter = {
  name: "meter",
  summary: "How hot it is.",
  props: { degrees: { kind: "rule" as const, description: "How hot.", examples: [1], schema: { type: "number" } } },
};
const path = "flows/brewing/wait.screen.json";

test.each([
  ["a value of its type", "90", []],
  ["a value of another type", '"warm"', ["wrong-prop"]],
  ["a list, whatever its parts give", '[{ "var": "data.name" }]', ["wrong-prop"]],
  ["a rule", '{ "var": "data.name" }', []],
])("a property that takes a rule and is given %s", (_what, degrees, found) => {
  const plain = '"use": "button", "props": { "text": "brewing.wait.spill" }';
  const text = `${Buffer.from(files.get(path) ?? "")}`.replace(
    `"spill": { ${plain}`,
    `"meter": { "use": "meter", "props": { "degrees": ${degrees} } }, "spill": { ${plain}`,
  );
  const all = { ...facts, components: [...facts.components, meter] };
  const { findings } = checkDocuments(new Map([...files, [path, text]]), all);
  expect(text).toContain("meter");
  expect(findings.map(({ check }) => check)).toEqual(found);
});
