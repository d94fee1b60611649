import type { LaunchOptions } from "playwright/test";
import { findChromium } from "../../../tools/run/chromium.mjs";
import { chromiumArguments } from "../../../tools/run/chromium-arguments.ts";

const executablePath = findChromium();

/** How every browser test starts the installed Chromium. */
export const chromiumOptions: LaunchOptions = {
  args: [...chromiumArguments],
  ...(executablePath === undefined ? {} : { executablePath }),
};

/**
 * Chromium with its back/forward cache, which Playwright turns off.
 * Launch a browser with it, and go back with
 * `page.goBack({ waitUntil: "commit" })`: a page from the cache never loads again.
 */
export const chromiumWithPageCache: LaunchOptions = {
  ...chromiumOptions,
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
};
