import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { setWith } from "./support/error-fixture.ts";

/** The tea party, which reports to analytics something of the kettle that it keeps by its type in the contract. */
function foundWith(mark: string, value: string) {
  const { files, facts } = setWith({
    over: "tea",
    replace: {
      "flows/brewing/brewing.flow.json": [
        [
          '"ready": { "do": { "navigate": "tea" }',
          `"ready": { "do": { "track": { "event": "ready", "with": { "of": ${value} } } }`,
        ],
      ],
    },
  });
  const name = '"name":{"type":"string"';
  const contract = JSON.parse(JSON.stringify(facts.contract).replace(name, `${name}${mark}`));
  return checkDocuments(files, { ...facts, contract }).findings.flatMap(({ check }) => check);
}

const name = '{ "var": "data.kettle.name" }';

test("personal or secret data of the contract is not sent to analytics", () => {
  expect(foundWith(',"x-personal":{"purpose":"brewing"}', name)).toContain("tracked-person");
  expect(foundWith(',"x-sensitive":true', name)).toContain("tracked-person");
});

test("its presence may be sent, and so may data without a mark", () => {
  expect(foundWith(',"x-personal":{"purpose":"brewing"}', `{ "present": ${name} }`)).not.toContain("tracked-person");
  expect(foundWith("", name)).not.toContain("tracked-person");
});
