import type { BrowserContext, Page } from "playwright/test";
import { type Evidence, faultsOf } from "./faults/judge.ts";
import { isUnsafe, refuse, watchOperations } from "./faults/operations-of.ts";
import { countRows, goBackTo, type Place, remember } from "./faults/place.ts";
import { quicken } from "./faults/quick-release.ts";
import { sampled } from "./faults/sample.ts";
import { type Seen, settled } from "./faults/seen.ts";
import { type Here, type Step, type Walk, walks } from "./faults/walks.ts";
import { type WayToFail, waysToFail } from "./faults/ways-to-fail.ts";
import { sayIn } from "./support/messages.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import type { RunningPortal } from "./support/served-portal.ts";
import { expect, test } from "./support/test.ts";

/** How long the cases of one step may take, in milliseconds. */
const STEP_TIMEOUT_MS = 20 * 60_000;

for (const walk of walks) {
  for (const [index, step] of walk.steps.entries()) {
    if (step.asksNothing) continue;
    test(`${walk.name}: whatever fails at "${step.name}", nothing is lost or doubled, and there is a way on`, async ({
      browser,
      portal,
    }, info) => {
      test.setTimeout(STEP_TIMEOUT_MS);
      await portal.sandbox.reset();
      const context = await browser.newContext({ locale: walk.locale, baseURL: portal.originOf(walk.client) });
      const { page, problems } = await open(context, portal, walk);
      const here = hereOf(walk, page, portal.sandbox);
      await page.goto(walk.start);
      for (const earlier of walk.steps.slice(0, index)) await take(earlier, here);
      const place = await remember(page, portal.sandbox);
      const without = await walkWithoutFault(step, here, place);

      const found: string[] = [];
      const name = `${walk.name} ${step.name}`;
      for (const operation of sampled(without.operations, name, 1)) {
        for (const way of sampled(waysToFail, `${name} ${operation}`, 1)) {
          const faults = await examine({ step, here, place, without, operation, way });
          info.annotations.push({
            type: "fault",
            description: [walk.name, step.name, operation, way.name, faults.length === 0 ? "ok" : "FAILED"].join("\t"),
          });
          found.push(...faults.map((fault) => `${operation}, ${way.name}: ${fault}`));
        }
      }
      await context.close();
      expect([...found, ...problems]).toEqual([]);
    });
  }
}

async function open(context: BrowserContext, portal: RunningPortal, { client }: Walk) {
  await quicken(context, portal, client);
  const problems: string[] = [];
  context.on("weberror", (error) => void problems.push(`page error: ${error.error().message}`));
  return { page: await context.newPage(), problems };
}

function hereOf({ locale, person }: Walk, page: Page, sandbox: SandboxConsole): Here {
  return { page, sandbox, say: sayIn(locale), code: async () => sandbox.newestCode(await sandbox.person(person)) };
}

async function take(step: Step, here: Here): Promise<Seen> {
  await settled(here.page);
  await step.fill?.(here);
  await step.press(here);
  return settled(here.page);
}

interface WithoutFault {
  readonly operations: readonly string[];
  readonly seen: Seen;
  readonly first: Readonly<Record<string, number>>;
  readonly rows: Readonly<Record<string, number>>;
}

/** Where the step leads, what it asks for on the way, and the rows that it makes. */
async function walkWithoutFault(step: Step, here: Here, place: Place): Promise<WithoutFault> {
  const { page, sandbox } = here;
  await goBackTo(page, sandbox, place);
  const first = await countRows(sandbox);
  await step.fill?.(here);
  const watch = watchOperations(page);
  await step.press(here);
  const seen = await settled(page);
  return { operations: watch.stop(), seen, first, rows: await countRows(sandbox) };
}

interface Case {
  readonly step: Step;
  readonly here: Here;
  readonly place: Place;
  readonly without: WithoutFault;
  readonly operation: string;
  readonly way: WayToFail;
}

/** Walks a step while one of its operations fails, looks, then lets it work again and presses once more. */
async function examine({ step, here, place, without, operation, way }: Case): Promise<string[]> {
  const { page, sandbox } = here;
  await goBackTo(page, sandbox, place);
  await step.fill?.(here);
  const before = await settled(page);
  if (way.fault === undefined) await refuse(page, operation);
  else await sandbox.faults({ [operation]: way.fault });
  await step.press(here);
  const after = await settled(page);
  const rowsAfter = await countRows(sandbox);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await sandbox.faults({});
  const end = after.heading === before.heading ? await goOn(step, here) : after;
  const evidence: Evidence = {
    ...{ way, before, after, isUnsafe: isUnsafe(operation), expected: without.seen },
    rows: { first: without.first, expected: without.rows, after: rowsAfter, end: await countRows(sandbox) },
    wentOn: end.heading === without.seen.heading,
  };
  return faultsOf(evidence);
}

async function goOn(step: Step, here: Here): Promise<Seen> {
  await step.fill?.(here).catch(() => undefined);
  await step.press(here).catch(() => undefined);
  return settled(here.page);
}
