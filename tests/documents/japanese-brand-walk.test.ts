import { expect, test } from "vitest";
import { collectFindings, measureCoverage } from "../../tools/walk/coverage.ts";
import { walkRepository } from "../../tools/walk/walk-repository.ts";
import { makeJapaneseBrand } from "./support/japanese-brand.ts";

test("the walk makes its request in every way, over the screen before the review", async () => {
  const { context } = await makeJapaneseBrand();
  const results = await walkRepository(
    context,
    { client: "sakura-care", programme: "jp-care", flow: "service-request/raise-request" },
    () => {},
  );
  expect(collectFindings(measureCoverage(context, results), results)).toEqual([]);
  const refused = results.flatMap(({ checks }) => checks.refused);
  for (const check of ["dropHeight/required", "brokenParts/required", "otherPart/maxLength"])
    expect(refused).toContain(`service-request/triage#answers.${check}`);
}, 300_000);
