import { expect, test } from "vitest";
import { baseOfChange, factsSince } from "./facts-since.ts";

test("nothing is compared without a commit", () => {
  expect(factsSince(undefined).before).toBeUndefined();
  expect(factsSince("HEAD").before?.size).toBeGreaterThan(5);
});

test("the base of a pull request is used when the clone has it", () => {
  expect(baseOfChange({})).toBeUndefined();
  expect(baseOfChange({ GITHUB_BASE_REF: "no-such-branch" })).toBeUndefined();
});
