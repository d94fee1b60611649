import type { TestInfo } from "playwright/test";
import { failureModes } from "../../tools/sandbox/failure-modes.ts";
import { type Examination, reachStep } from "./faults/examined-step.ts";
import { sampled, sampleSeed } from "./faults/sample.ts";
import { createWalkContext, openFor } from "./faults/walking.ts";
import { walks } from "./faults/walks.ts";
import { expect, test } from "./support/test.ts";

/** How long the cases of one step may take, in milliseconds. */
const STEP_TIMEOUT_MS = 20 * 60_000;

/** How many steps are looked at while all tests run. */
const STEPS = 2;

const examined = walks.flatMap((walk) =>
  walk.steps.flatMap((step, index) => (step.asks === undefined ? [] : [{ walk, step, index }])),
);
const sample = sampled(examined, "steps", STEPS);
const whichOnes = `${sample.length} of ${examined.length} steps, seed ${sampleSeed}`;

for (const { walk, step, index } of sample) {
  test(`${walk.name}: whatever fails at "${step.name}", nothing is lost or duplicated, and a next step is offered (${whichOnes})`, async ({
    browser,
    portal,
    quickSite,
  }, info) => {
    test.setTimeout(STEP_TIMEOUT_MS);
    const context = await browser.newContext({ locale: walk.locale, baseURL: quickSite.clientOrigin(walk.client) });
    const { page, problems } = await openFor(context);
    const reached = await reachStep({ walk, step, index, walkContext: createWalkContext(walk, page, portal.sandbox) });
    const found = await examineCases(reached, [walk.name, step.name], info);
    await context.close();
    expect([...reached.notAsked, ...found, ...problems]).toEqual([]);
  });
}

/** Examines the cases of a step, and notes for the matrix what came of each. */
async function examineCases(
  { operations, examine }: Examination,
  place: readonly [walk: string, step: string],
  info: TestInfo,
): Promise<string[]> {
  const name = place.join(" ");
  const found: string[] = [];
  for (const operation of sampled(operations, name, 1)) {
    for (const mode of sampled(failureModes, `${name} ${operation}`, 1)) {
      const faults = (await examine(operation, mode)).map((fault) => `${operation}, ${mode.name}: ${fault}`);
      const outcome = faults.length === 0 ? "ok" : "FAILED";
      info.annotations.push({ type: "fault", description: [...place, operation, mode.name, outcome].join("\t") });
      // A whole step takes minutes, so each case is printed at once.
      for (const one of faults) console.log(`${name}: ${one}`);
      found.push(...faults);
    }
  }
  return found;
}
