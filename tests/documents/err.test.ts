import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { checkIds } from "../../src/checker/checks/check-ids.ts";
import { pretty } from "../../tools/reports/pretty.ts";
import { toReport } from "../../tools/reports/report.ts";
import { brokenSet, expectedOutput, fixtureNames, outputPath } from "./support/error-fixture.ts";

// `UPDATE_OUTPUTS=1 npx vitest run tests/documents` rewrites the outputs; read the difference before committing it.
const isUpdating = process.env.UPDATE_OUTPUTS === "1";

test("every check has a fixture in tests/documents/err, and every fixture a check", () => {
  expect(fixtureNames()).toEqual([...checkIds].sort());
});

test.each(fixtureNames())("%s is found, by no other check, and reported as expected", (id) => {
  const { files, facts } = brokenSet(id);
  const { findings } = checkDocuments(files, facts);
  expect([...new Set(findings.map(({ check }) => check))]).toEqual([id]);
  expect(findings.filter(({ hint }) => hint === undefined)).toEqual([]);
  if (isUpdating) writeFileSync(outputPath(id), pretty(toReport(findings)));
  expect(pretty(toReport(findings))).toBe(expectedOutput(id));
});
