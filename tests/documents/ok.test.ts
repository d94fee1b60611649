import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { pretty } from "../../tools/reports/pretty.ts";
import { toReport } from "../../tools/reports/report.ts";
import { documentSet } from "./support/document-set.ts";

test.each(readdirSync("tests/documents/ok"))("the set %s has no findings", (name) => {
  const { files, facts } = documentSet(name);
  expect(pretty(toReport(checkDocuments(files, facts).findings))).toBe("No findings.\n");
});
