import type { OwnBrowser } from "./own-browser.ts";

/** How a customer's page can end under their hands; it then stands there again at the same address. */
export interface WayToStop {
  readonly name: string;
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
    async stop(browser) {
      const begun = performance.now();
      await browser.crashTab();
      return begun;
    },
  },
  {
    name: "browser killed",
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
