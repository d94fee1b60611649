import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { type ErrorFixture, setWith } from "./support/error-fixture.ts";

const FOLDER = "tests/documents/sides";

/**
 * A change of the tea house's documents. Each shows another side of a check than the one defect of its fixture in
 * tests/documents/err, or what the check must accept.
 */
interface Side extends Omit<ErrorFixture, "over"> {
  readonly name: string;
  /** `<check>: <message>` of every finding, in any order. */
  readonly finds: readonly string[];
}

describe.each(readdirSync(FOLDER))("the checker, %s", (file) => {
  const sides: Side[] = JSON.parse(readFileSync(`${FOLDER}/${file}`, "utf8"));
  test.each(sides)("$name", ({ finds, ...change }) => {
    const { files, facts } = setWith({ over: "tea", ...change });
    const { findings } = checkDocuments(files, facts);
    expect(findings.map(({ check, message }) => `${check}: ${message}`).sort()).toEqual([...finds].sort());
  });
});
