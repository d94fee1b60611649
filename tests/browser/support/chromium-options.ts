import type { LaunchOptions } from "playwright/test";
import { findChromium } from "../../../tools/run/chromium.mjs";

/** Chromium's own services look for the open network, which tests do not have. */
const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const executablePath = findChromium();

/** How every browser test starts the installed Chromium. */
export const chromiumOptions: LaunchOptions = {
  args: quiet,
  ...(executablePath === undefined ? {} : { executablePath }),
};

/**
 * Chromium with its back/forward cache, which Playwright turns off.
 * Use it as `test.use({ launchOptions: chromiumWithPageCache })`, and go back with
 * `page.goBack({ waitUntil: "commit" })`: a page from the cache never loads again.
 */
export const chromiumWithPageCache: LaunchOptions = {
  ...chromiumOptions,
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
};
