import { expect, test } from "vitest";
import { baseOfChange, factsSince } from "./facts-since.ts";

test("compares nothing without a commit", () => {
  expect(factsSince(undefined).before).toBeUndefined();
  expect(factsSince("HEAD").before?.size).toBeGreaterThan(5);
});

test("uses the base of a pull request if the clone has it", () => {
  expect(baseOfChange({})).toBeUndefined();
  expect(baseOfChange({ GITHUB_BASE_REF: "no-such-branch" })).toBeUndefined();
});
