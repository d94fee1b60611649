import { countRows } from "./faults/checkpoint.ts";
import { findLosses, isSameScreen } from "./faults/judge.ts";
import { isRequestFor, isUnsafe } from "./faults/operation-watch.ts";
import { type PageView, settled } from "./faults/page-view.ts";
import { sampled } from "./faults/sample.ts";
import type { WalkContext } from "./faults/walk.ts";
import { walks } from "./faults/walks.ts";
import { doubled, failedTimes, inMilliseconds, type WalkedStep, walkTo } from "./outages/walked-step.ts";
import { expect, test } from "./support/test.ts";

/** How long the cases of one step may take, in milliseconds. */
const STEP_TIMEOUT_MS = 10 * 60_000;
/** So long the back end takes, while the network goes. */
const LATENCY_MS = 600;
/** A page that asks by itself does so within this time. */
const LONGEST_WAIT_MS = 60_000;

const steps = walks.flatMap((walk) =>
  walk.steps.flatMap(({ byAddress }, index) => (byAddress === true ? [] : [{ walk, index }])),
);

/** When the network goes. */
const moments = ["before", "during"] as const;
type Moment = (typeof moments)[number];

for (const { walk, index } of sampled(steps, "offline", 2)) {
  const name = `${walk.name}: ${walk.steps[index]?.name}`;
  const ofStep = moments.filter((when) => when === "during" || walk.steps[index]?.byItself !== true);
  test(`${name}: a missing network is reported, nothing is lost, and the customer continues when it is back`, async ({
    browser,
    portal,
    quickSite,
  }, info) => {
    test.setTimeout(STEP_TIMEOUT_MS);
    const walked = await walkTo({ browser, portal, quickSite }, walk, index);
    const found: string[] = [];
    for (const operation of sampled(walked.operations, name, 1)) {
      for (const when of sampled(ofStep, `${name} ${operation}`, 1)) {
        const { faults, noticeMs, wentOnMs } = await loseNetwork(when, operation, walked);
        const times = faults.length === 0 ? [noticeMs, wentOnMs, walked.plainMs].map(inMilliseconds) : failedTimes;
        const description = [name, operation, `offline ${when}`, ...times].join("\t");
        info.annotations.push({ type: "outage", description });
        found.push(...faults.map((fault) => `${operation}, offline ${when}: ${fault}`));
      }
    }
    await walked.context.close();
    expect([...found, ...walked.problems()]).toEqual([]);
  });
}

/** Presses without a network, or loses it during the operation; then it returns. */
async function loseNetwork(when: Moment, operation: string, walked: WalkedStep) {
  const { context, walkContext, step, expected, rows } = walked;
  const { page, sandbox } = walkContext;
  const before = await walked.begin();
  if (when === "during") {
    await sandbox.faults({ [operation]: { kind: "latency", ms: LATENCY_MS, times: 1 } });
    const asked = page.waitForRequest((request) => isRequestFor(request, operation), { timeout: LONGEST_WAIT_MS });
    await step.press(walkContext);
    await asked;
  }
  let noticeMs = await measureNotice(walkContext, () => context.setOffline(true));
  if (when === "before") {
    await closeNotice(walkContext);
    const pressed = await measureNotice(walkContext, () => step.press(walkContext), step.saysOffline);
    noticeMs = Math.max(noticeMs, pressed);
  }
  await sandbox.faults({});
  const back = performance.now();
  await context.setOffline(false);
  const after = await settled(page);
  const end = after.heading === expected.heading ? after : await goOn(walked);
  const wentOnMs = Math.round(performance.now() - back);
  const faults = [
    ...(isSameScreen(before, after) ? findLosses(before, after) : []),
    ...(end.heading === expected.heading || mayBeOpen(when, operation, end) ? [] : [`"${end.heading}" is the end`]),
    ...(isUnsafe(operation) ? doubled(rows, await countRows(sandbox), when === "during" ? step.leaves : {}) : []),
  ];
  return { faults, noticeMs, wentOnMs };
}

/** Closes the notice that there is no network; where a dialog of the session is on view, that says it, and stays. */
async function closeNotice({ page, say }: WalkContext): Promise<void> {
  const notice = page.getByRole("dialog", { name: say("shell.network.title") });
  if (!(await notice.isVisible())) return;
  await notice.press("Escape");
  await notice.waitFor({ state: "hidden" });
}

/** Performs an action, and measures the time until the page reports that the network is missing. */
async function measureNotice(
  { page, say }: WalkContext,
  act: () => Promise<unknown>,
  message = "errors.offline",
): Promise<number> {
  const begun = performance.now();
  await act();
  await page.getByText(say(message)).first().waitFor();
  return Math.round(performance.now() - begun);
}

/** A request without a key, sent while the network was lost, may be executed: the page says so, with a next step. */
const mayBeOpen = (when: Moment, operation: string, { messages, actions }: PageView) =>
  when === "during" && isUnsafe(operation) && messages.length > 0 && actions.length > 0;

/** If nothing continued automatically, the customer presses again; the page may still continue while they do. */
async function goOn({ step, walkContext, expected }: WalkedStep): Promise<PageView> {
  const { page } = walkContext;
  const again = async () => {
    await step.fill?.(walkContext);
    await step.press(walkContext);
  };
  await Promise.any([again(), page.getByRole("heading", { name: expected.heading, exact: true }).first().waitFor()]);
  return settled(page);
}
