import type { OwnBrowser } from "./own-browser.ts";

/** How a customer's page can end; afterwards it is opened again at the same address. */
export interface Interruption {
  readonly name: string;
  /**
   * No event tells the page of its end, and what was typed is written at a pace: so long before, in milliseconds, nothing
   * was typed any more.
   */
  readonly calmMs?: number;
  /** Tokens live as long as the tab: the customer signs in again. */
  readonly endsSession?: true;
  /** Resolves with the milliseconds until the page was requested. */
  stop(browser: OwnBrowser): Promise<number>;
}

/** Longer than typing waits for its write, also where the machine is busy. */
const MOMENT_MS = 800;

/** The three interruptions, the mildest first. */
export const interruptions: readonly Interruption[] = [
  {
    name: "reload",
    async stop(browser) {
      const begun = performance.now();
      await browser.page().reload({ waitUntil: "commit" });
      return begun;
    },
  },
  {
    name: "tab killed",
    calmMs: MOMENT_MS,
    async stop(browser) {
      const begun = performance.now();
      await browser.crashTab();
      return begun;
    },
  },
  {
    name: "browser killed",
    // Less than the seconds after which Chromium writes local storage to the disk.
    calmMs: MOMENT_MS,
    endsSession: true,
    async stop(browser) {
      const address = browser.page().url();
      await browser.kill();
      const begun = performance.now();
      await browser.page().goto(address, { waitUntil: "commit" });
      return begun;
    },
  },
];
