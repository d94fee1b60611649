import type { OwnBrowser } from "./own-browser.ts";

/** How a customer's page can end under their hands; it then stands there again at the same address. */
export interface WayToStop {
  readonly name: string;
  /**
   * No event tells the page of its end. What was typed is written at a pace, and by the browser to its disk some time
   * later: so long before, in milliseconds, nothing was typed any more.
   */
  readonly calmMs?: number;
  /** Tokens live as long as the tab: the customer signs in again. */
  readonly endsSession?: true;
  /** Answers with the milliseconds before which nothing of the page was asked for. */
  stop(browser: OwnBrowser): Promise<number>;
}

/** The three ways, the mildest first. */
export const waysToStop: readonly WayToStop[] = [
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
    calmMs: 1000,
    async stop(browser) {
      const begun = performance.now();
      await browser.crashTab();
      return begun;
    },
  },
  {
    name: "browser killed",
    // Chromium writes local storage to the disk up to 5 seconds after the page did; what is younger dies with it.
    calmMs: 6000,
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
