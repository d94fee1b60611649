import { type FailureMode, failureModes } from "../../tools/sandbox/failure-modes.ts";
import { countRows } from "./faults/checkpoint.ts";
import { isUnsafe, refuse } from "./faults/operation-watch.ts";
import { settled } from "./faults/page-view.ts";
import { isWhole, sampled } from "./faults/sample.ts";
import { walks } from "./faults/walks.ts";
import { doubled, isDone, type WalkedStep, walkTo } from "./outages/walked-step.ts";
import { expect, test } from "./support/test.ts";

/** How many requests are submitted in all; in some of the places, while all tests run. */
const SUBMISSIONS = 1000;
const SAMPLED_SUBMISSIONS = 3;
/** How often a customer tries whose request was not confirmed. */
const TRIES = 4;
const SUBMISSION_TIMEOUT_MS = 60_000;

const places = walks.flatMap((walk) =>
  walk.steps.flatMap(({ asks }, index) => (asks?.includes("request.submit-order") === true ? [{ walk, index }] : [])),
);
const count = isWhole ? Math.ceil(SUBMISSIONS / places.length) : SAMPLED_SUBMISSIONS;

/** One submission: the operation that fails, how, and whether the customer then reloads. */
interface Attempt {
  readonly operation: string;
  /** Without one, nothing fails. */
  readonly mode?: FailureMode;
  readonly reloads: boolean;
}

for (const { walk, index } of sampled(places, "submissions", 1)) {
  test(`${walk.name}: ${count} submissions under faults and double clicks make ${count} orders`, async ({
    browser,
    portal,
    quickSite,
  }, info) => {
    test.setTimeout(SUBMISSION_TIMEOUT_MS * (count + 1));
    const walked = await walkTo({ browser, portal, quickSite }, walk, index);
    await walked.context.addInitScript(clickTwice);
    const found: string[] = [];
    let orders = 0;
    for (const attempt of attempts(walked)) {
      const faults = await submit(attempt, walked);
      if (faults.length === 0) orders += 1;
      const { operation, mode, reloads } = attempt;
      const how = `${operation}, ${mode?.name ?? "no fault"}${reloads ? ", reloaded" : ""}`;
      found.push(...faults.map((fault) => `${how}: ${fault}`));
    }
    info.annotations.push({ type: "submissions", description: [walk.name, count, orders].join("\t") });
    await walked.context.close();
    expect([...found, ...walked.problems()]).toEqual([]);
  });
}

/** Every press of a button is a double click. */
function clickTwice(): void {
  addEventListener(
    "click",
    ({ isTrusted, target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (isTrusted && button !== null) setTimeout(() => button.click(), 0);
    },
    true,
  );
}

/** So many attempts: each operation that changes something, in each way, with a reload and without, over and over. */
function attempts({ operations }: WalkedStep): Attempt[] {
  const modes = [undefined, ...failureModes];
  const all = operations
    .filter(isUnsafe)
    .flatMap((operation) =>
      modes.flatMap((mode) =>
        [false, true].map((reloads): Attempt => ({ operation, reloads, ...(mode === undefined ? {} : { mode }) })),
      ),
    );
  return Array.from({ length: count }, (_, place) => all[place % all.length]).filter((one) => one !== undefined);
}

/** Submits until the request is confirmed, and gives what is wrong with the end and the orders. */
async function submit({ operation, mode, reloads }: Attempt, walked: WalkedStep): Promise<string[]> {
  const { walkContext, step, expected, rows, begin } = walked;
  const { page, sandbox } = walkContext;
  await begin();
  if (mode !== undefined && mode.fault === undefined) await refuse(page, operation);
  if (mode?.fault !== undefined) await sandbox.faults({ [operation]: mode.fault });
  await step.press(walkContext);
  let seen = await settled(page);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await sandbox.faults({});
  for (let tries = 0; tries < TRIES && seen.heading !== expected.heading; tries += 1) {
    if (reloads) await page.reload();
    seen = await settled(page);
    if (seen.heading !== expected.heading) await goOn(walked);
    seen = await settled(page);
  }
  const now = await countRows(sandbox);
  return [
    ...(seen.heading === expected.heading ? [] : [`"${seen.heading}" is the end, with ${seen.actions.join(", ")}`]),
    ...doubled(rows, now),
    ...(isDone(rows, now) ? [] : ["the order is not stored"]),
  ];
}

async function goOn({ step, walkContext }: WalkedStep): Promise<void> {
  await step.fill?.(walkContext).catch(() => undefined);
  await step.press(walkContext).catch(() => undefined);
}
