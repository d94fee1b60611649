import { expect, test } from "vitest";
import { openChecking } from "../../src/checker/check-documents.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { collectFindings, measureCoverage } from "../../tools/walk/coverage.ts";
import { walkRepository } from "../../tools/walk/walk-repository.ts";
import { changedDocuments } from "./support/changed-documents.ts";
import { waterDamage } from "./support/water-damage.ts";

test("a walk answers the questions in every way, and takes every transition", async () => {
  const { context } = openChecking(changedDocuments(waterDamage), checkerFacts());
  const results = await walkRepository(
    context,
    { client: "sg-carrier", programme: "care-4-0", flow: "service-request/raise-request" },
    () => {},
  );
  expect(collectFindings(measureCoverage(context, results), results)).toEqual([]);
  const refused = results.flatMap(({ checks }) => checks.refused);
  for (const check of ["wasOnAfter/required", "wetParts/required", "otherPart/required", "otherPart/maxLength"])
    expect(refused).toContain(`service-request/triage#answers.${check}`);
}, 300_000);
