import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { gates } from "../../src/checker/checks/gates.ts";
import { scenarios } from "../../src/checker/checks/scenarios.ts";
import { brokenSet } from "./support/error-fixture.ts";

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
