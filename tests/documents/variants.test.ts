import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { type ErrorFixture, setWith } from "./support/error-fixture.ts";

const FOLDER = "tests/documents/variants";

/** The scenarios of the set fail if a variant changes their flow. */
const WALKED = "scenario-fails";

/** A case that a check must see, or must leave alone, beside the one in tests/documents/err. */
interface Variant extends Omit<ErrorFixture, "over"> {
  readonly name: string;
  /** `<check> <file>#<JSON Pointer>` of each finding, in reading order. */
  readonly finds: readonly string[];
  /** What the only finding says, and what it advises. */
  readonly message?: string;
  readonly hint?: string;
}

for (const file of readdirSync(FOLDER)) {
  const variants: Variant[] = JSON.parse(readFileSync(`${FOLDER}/${file}`, "utf8"));
  describe(file.slice(0, -".json".length), () => {
    test.each(variants)("$name", ({ finds, message, hint, ...change }) => {
      const { files, facts } = setWith({ ...change, over: "tea" });
      const findings = checkDocuments(files, facts).findings.filter(({ check }) => check !== WALKED);
      expect(findings.map(({ check, file: path, pointer }) => `${check} ${path}#${pointer}`)).toEqual(finds);
      expect(findings.filter((one) => one.hint === undefined).map(({ check }) => check)).toEqual([]);
      if (message !== undefined) expect(findings.map((one) => [one.message, one.hint])).toEqual([[message, hint]]);
    });
  });
}
