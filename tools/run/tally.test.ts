import { expect, test } from "vitest";
import { summaryLines, sumTallies, testRunTally } from "./tally.mjs";

const green = { passed: 3, failed: [], skipped: [] };

test("a runner that ended without counting has failed", () => {
  expect(testRunTally("unit tests", 139, undefined).failed).toEqual(["unit tests: the run ended early, exit code 139"]);
});

test("a run without a test has failed, also when all were skipped", () => {
  const skipped = [{ title: "a", reason: "b" }];
  expect(testRunTally("unit tests", 0, { passed: 0, failed: [], skipped }).failed).toEqual(["unit tests: no test ran"]);
});

test("a runner with a failing exit code has failed, even when every test passed", () => {
  expect(testRunTally("unit tests", 1, green).failed).toEqual(["unit tests: exit code 1"]);
});

test("the tally of a passed run is its counts", () => {
  expect(testRunTally("unit tests", 0, green)).toBe(green);
});

test("the summary names skips and failures, and ends with the counts alone", () => {
  const red = { passed: 1, failed: ["signs in"], skipped: [{ title: "pays", reason: "no network" }] };
  expect(summaryLines(sumTallies([green, red]))).toEqual([
    "skipped: pays (no network)",
    "failed: signs in",
    "4 passed, 1 failed, 1 skipped",
  ]);
});
