import { expect, test } from "vitest";
import { setWith } from "../../../tests/documents/support/error-fixture.ts";
import { checkDocuments } from "../check-documents.ts";

test("a rule without a name has a finding, and its tests are not run", () => {
  const rules = { "": { in: [], is: { "+": [1, 1] }, tests: [{ given: {}, expect: 3 }] } };
  const document = {
    $schema: "../../schemas/rules.schema.json",
    id: "tries",
    formatVersion: 2,
    summary: "None.",
    rules,
  };
  const { files, facts } = setWith({
    over: "tea",
    write: { "flows/brewing/tries.rules.json": [JSON.stringify(document)] },
    replace: {
      "flows/brewing/brewing.flow.json": [['  "failed": { "dry"', '  "rules": ["tries"],\n  "failed": { "dry"']],
    },
  });
  const found = checkDocuments(files, facts).findings.map(({ check }) => check);
  expect(found).toEqual(["wrong-name"]);
});
