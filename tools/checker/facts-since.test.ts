import { expect, test } from "vitest";
import { baseOfChange, factsSince } from "./facts-since.ts";

test("nothing is compared where no commit is given", () => {
  expect(factsSince(undefined).before).toBeUndefined();
  expect(factsSince("HEAD").before?.size).toBeGreaterThan(5);
});

test("the base of a pull request is taken where the clone has it", () => {
  expect(baseOfChange({})).toBeUndefined();
  expect(baseOfChange({ GITHUB_BASE_REF: "no-such-branch" })).toBeUndefined();
});
