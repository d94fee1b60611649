import type { Page } from "playwright/test";
import { countRows } from "./faults/checkpoint.ts";
import { ownOperations } from "./faults/examined-step.ts";
import { findLosses, isSameScreen } from "./faults/judge.ts";
import { settled } from "./faults/page-view.ts";
import { sampled } from "./faults/sample.ts";
import type { Step } from "./faults/walk.ts";
import { take } from "./faults/walking.ts";
import { walks } from "./faults/walks.ts";
import { doubled, failedTimes, inMilliseconds, isDone, type WalkedStep, walkTo } from "./outages/walked-step.ts";
import { reachCode, signIn, submitCode } from "./support/steps.ts";
import { storedTexts } from "./support/stored-texts.ts";
import { expect, test } from "./support/test.ts";

/** How long the cases of one step may take, in milliseconds. */
const STEP_TIMEOUT_MS = 10 * 60_000;

const afterSignIn = walks.flatMap((walk) => {
  const at = walk.steps.findIndex(({ signsIn }) => signsIn);
  const signingIn = walk.steps.slice(0, at + 1);
  return walk.steps.flatMap(({ asks }, index) =>
    at < 0 || index <= at || asks === undefined ? [] : [{ walk, index, signingIn }],
  );
});

for (const { walk, index, signingIn } of sampled(afterSignIn, "expiry", 1)) {
  const name = `${walk.name}: ${walk.steps[index]?.name}`;
  test(`${name}: after a session ends at a call, the customer continues at the same place, and the call is sent again`, async ({
    browser,
    portal,
    quickSite,
  }, info) => {
    test.setTimeout(STEP_TIMEOUT_MS);
    const walked = await walkTo({ browser, portal, quickSite }, walk, index);
    const found: string[] = [];
    for (const operation of sampled(ownOperations(walked.step, walked.operations), name, 1)) {
      const { faults, noticeMs, wentOnMs } = await expireAt(operation, walked, signingIn);
      const times = faults.length === 0 ? [noticeMs, wentOnMs, walked.plainMs].map(inMilliseconds) : failedTimes;
      const description = [name, operation, "session over", ...times].join("\t");
      info.annotations.push({ type: "outage", description });
      found.push(...faults.map((fault) => `${operation}: ${fault}`));
    }
    await walked.context.close();
    expect([...found, ...walked.problems()]).toEqual([]);
  });
}

/** The session is over when the operation is asked for; the customer signs in again, and is looked for at the same place. */
async function expireAt(operation: string, walked: WalkedStep, signingIn: readonly Step[]) {
  const { walkContext, step, expected, rows } = walked;
  const { page, sandbox, say } = walkContext;
  const before = await walked.begin();
  // Not once only: on a busy machine the short times of a walk run out before the reply is read, and it is asked again.
  await sandbox.faults({ [operation]: { kind: "expired" } });
  const over = performance.now();
  await step.press(walkContext);
  const ended = page.getByRole("dialog", { name: say("shell.session-end.title") });
  await ended.waitFor();
  const noticeMs = Math.round(performance.now() - over);
  await sandbox.faults({});
  await ended.getByRole("button", { name: say("shell.session-end.try-again") }).click();
  for (const one of signingIn.slice(0, -1)) await take(one, walkContext);
  const last = signingIn.at(-1);
  await last?.fill?.(walkContext);
  const begun = performance.now();
  await last?.press(walkContext);
  const after = await settled(page);
  const wentOnMs = Math.round(performance.now() - begun);
  const now = await countRows(sandbox);
  // One for whom all is done by then is led on by the guards of the page.
  const isBack =
    after.heading === expected.heading || isDone(rows, now) || (step.ofFrame === true && isSameScreen(before, after));
  const faults = [
    ...(isBack ? [] : [`"${after.heading}" is there instead of "${expected.heading}"`]),
    ...(isSameScreen(before, after) ? findLosses(before, after) : []),
    ...doubled(rows, now),
  ];
  return { faults, noticeMs, wentOnMs };
}

const welcome = (page: Page) => page.getByRole("heading", { level: 1, name: /^Hello, / });

test("another customer who signs in after an expired session finds nothing of the first, in any tab", async ({
  page,
  context,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect("status 401 GET /services/api/v1/account/profile");
  await signIn(page, sandbox, weiLing);
  const other = await context.newPage();
  await signIn(other, sandbox, weiLing);
  await sandbox.faults({ getProfile: { kind: "expired", times: 1 } });
  await page.reload();
  await page.getByRole("button", { name: "Try logging in again" }).click();
  const arjun = await sandbox.person("arjun");
  await reachCode(page, arjun);
  await submitCode(page, await sandbox.newestCode(arjun));
  await expect(welcome(page)).toHaveText(/Arjun/);
  await expect(welcome(other)).toHaveCount(0);
  for (const tab of [page, other]) {
    await expect(tab.getByText("Wei Ling")).toHaveCount(0);
    await expect.poll(() => storedTexts(tab)).not.toMatch(/weiling|Wei Ling|900183726/);
  }
});
