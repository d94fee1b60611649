import { runSuiteCommand, runWhole } from "./run/browser-suite.mjs";

/** Takes away, one by one, all that the specification of shell and sign-in names, and sees that the test named beside it fails. */
await runSuiteCommand((only) =>
  runWhole(["vitest", "vitest", "run", "tests/coverage", ...only], { COVERAGE: "whole" }),
);
