import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkDocuments, openChecking } from "../../src/checker/check-documents.ts";
import { documentSet } from "./support/document-set.ts";
import { type ErrorFixture, setWith } from "./support/error-fixture.ts";

/** A second violation of a check, beside its fixture; its other findings are allowed. */
interface Violation {
  readonly check: string;
  readonly name: string;
  readonly change: Omit<ErrorFixture, "over">;
}

const violations: Violation[] = JSON.parse(readFileSync("tests/documents/second-violations.json", "utf8"));

const { files, facts } = documentSet("tea");
const checking = openChecking(files, facts);

/** The checks that find something in the tea house with a change, which is then taken back. */
function foundWith(change: Violation["change"]): string[] {
  const { files: changed, facts: changedFacts } = setWith({ over: "tea", ...change });
  // Earlier findings are listed for this one only.
  if (change.isChange) return checkDocuments(changed, changedFacts).findings.map(({ check }) => check);
  const written = new Map([...changed].filter(([path, text]) => String(files.get(path)) !== String(text)));
  checking.write(written);
  const found = checking.findings().map(({ check }) => check);
  checking.write(new Map([...written.keys()].map((path) => [path, files.get(path)])));
  return found;
}

test.each(violations)("$check also finds: $name", ({ check, change }) => {
  expect(foundWith(change)).toContain(check);
});

test("no finding remains after every change is reverted", () => {
  expect(checking.findings()).toEqual([]);
});
