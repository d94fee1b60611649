import { defineConfig } from "playwright/test";
import { chromiumOptions } from "./tests/browser/support/chromium-options.ts";

const MINUTE_MS = 60_000;

export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.ts",
  globalSetup: "./tests/browser/support/served-clients.ts",
  outputDir: ".cache/browser",
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  timeout: MINUTE_MS,
  globalTimeout: 30 * MINUTE_MS,
  // A machine that others use answers late.
  expect: { timeout: MINUTE_MS / 4 },
  reporter: [["list"], ["./tools/run/playwright-tally.ts"]],
  use: {
    // By keys alone, everything takes longer.
    actionTimeout: process.env.HANDS === "keys" ? MINUTE_MS : MINUTE_MS / 6,
    ...{ browserName: "chromium", trace: "off", launchOptions: chromiumOptions },
    // Pictures that move are drawn anew all the time, by the processors that the tests share.
    contextOptions: { reducedMotion: "reduce" },
  },
});
