import { runBrowserSuite, runSuiteCommand, runWhole } from "./run/browser-suite.mjs";

/**
 * Kills the sandbox 50 times while it writes; then every call of every walk fails in every way, and the matrix of what
 * came of it is printed. Arguments go to Playwright, and leave the first part out.
 */
await runSuiteCommand(async (only) => {
  const kills = only.length > 0 ? 0 : await runWhole(["vitest", "vitest", "run", "tests/sandbox/kill.test.ts"]);
  const walked = await runBrowserSuite("/(faults|sign-out)\\.spec", "fault-matrix", only);
  return kills === 0 ? walked : kills;
});
