import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { checkDocuments } from "../../src/documents/check-documents.ts";
import { pretty } from "../../tools/reports/pretty.ts";
import { reportOf } from "../../tools/reports/report.ts";
import { documentSet } from "./support/document-set.ts";

test.each(readdirSync("tests/documents/ok"))("the set %s has no findings", (name) => {
  const { files, facts } = documentSet(name);
  expect(pretty(reportOf(checkDocuments(files, facts).findings))).toBe("No findings.\n");
});
