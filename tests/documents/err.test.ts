import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { checkIds, gates } from "../../src/checker/checks/gates.ts";
import { scenarios } from "../../src/checker/checks/scenarios.ts";
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
  if (isUpdating) writeFileSync(outputPath(id), pretty(toReport(findings)));
  expect(pretty(toReport(findings))).toBe(expectedOutput(id));
});

// A mutation run over the checks: a fixture whose finding came from anywhere else would not notice its check breaking.
const checks = Object.values(gates).flat();
const switches = checks.flatMap((check) => check.ids.map((id) => [id, check] as const));
test.each(switches)("%s is not found when its check is switched off", (id, off) => {
  const { files, facts } = brokenSet(id);
  // Scenarios walk only what all other checks let pass.
  const others = checks.filter((check) => check !== off && check !== scenarios);
  const { findings } = checkDocuments(files, facts, others);
  expect(findings.map(({ check }) => check)).not.toContain(id);
});
