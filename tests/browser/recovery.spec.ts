import type { TestInfo } from "playwright/test";
import { sampled } from "./faults/sample.ts";
import type { Walk } from "./faults/walk.ts";
import { begin } from "./faults/walking.ts";
import { walks } from "./faults/walks.ts";
import { type Interruption, interruptions } from "./recovery/interruptions.ts";
import { type OwnBrowser, openOwnBrowser } from "./recovery/own-browser.ts";
import { type Walked, walkIn } from "./recovery/walked.ts";
import { test as base, expect } from "./support/test.ts";

/** How long all screens of one walk may take, in milliseconds. */
const WALK_TIMEOUT_MS = 10 * 60_000;

/** How many walks are looked at while all tests run. */
const WALKS = 2;

interface OfTest {
  /** Starts a browser of its own; it is gone after the test. */
  openBrowser(locale: string): Promise<OwnBrowser>;
}

const test = base.extend<OfTest>({
  openBrowser: async ({ browserName: _ }, use) => {
    const opened: OwnBrowser[] = [];
    await use(async (locale) => {
      const browser = await openOwnBrowser(locale);
      opened.push(browser);
      return browser;
    });
    for (const browser of opened) await browser.close();
  },
});

for (const walk of sampled(walks, "recovery", WALKS)) {
  test(`${walk.name}: whatever is interrupted, the same screen appears again with the typed values`, async ({
    openBrowser,
    sandbox,
    resumingSite,
  }, info) => {
    test.setTimeout(WALK_TIMEOUT_MS);
    const browser = await openBrowser(walk.locale);
    const there = { ...walk, start: resumingSite.clientOrigin(walk.client) + walk.start };
    const walked = walkIn(browser, there, sandbox);
    const screens = [...walk.steps.map(({ name }) => name), "the end"];
    const examined = sampled(screens, walk.name, 1);
    const found: string[] = [];
    await begin(there, browser.page());
    for (const [index, screen] of screens.entries()) {
      const tried = examined.includes(screen) ? sampled(interruptions, `${walk.name} ${screen}`, 1) : [];
      for (const interruption of tried) {
        // On another screen nothing is interrupted, and the next screen is not reached.
        if (found.length === 0) found.push(...(await stopAt({ walk, walked, screen, index, interruption, info })));
      }
      const step = walk.steps[index];
      if (step === undefined || found.length > 0) break;
      await walked.take(step);
    }
    expect([...found, ...browser.problems()]).toEqual([]);
  });
}

interface Stop {
  readonly walk: Walk;
  readonly walked: Walked;
  readonly screen: string;
  readonly index: number;
  readonly interruption: Interruption;
  readonly info: TestInfo;
}

/** Stops the browser at a screen, records the result for the matrix, and returns the lost values. */
async function stopAt({ walk, walked, screen, index, interruption, info }: Stop): Promise<string[]> {
  const { losses, milliseconds } = await walked.examine(index, interruption);
  const outcome = losses.length === 0 ? `${Math.round(milliseconds)} ms` : "FAILED";
  info.annotations.push({ type: "recovery", description: [walk.name, screen, interruption.name, outcome].join("\t") });
  return losses.map((loss) => `${screen}, ${interruption.name}: ${loss}`);
}
