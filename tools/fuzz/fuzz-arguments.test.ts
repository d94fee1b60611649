import { expect, test } from "vitest";
import { fuzzArguments } from "./fuzz-arguments.ts";

test("by default a million changes are tried, in as many processes as processors", () => {
  expect(fuzzArguments([], 4)).toMatchObject({ count: 1_000_000, workers: 4 });
  const asked = ["--count", "200", "--seed", "7", "--workers", "1"];
  expect(fuzzArguments(asked, 4)).toEqual({ count: 200, seed: 7, workers: 1 });
});

test.each([
  ["--count", "0"],
  ["--count", "many"],
  ["--seed", "-1"],
  ["--workers", "0"],
  ["--sede", "1"],
])("%s %s is refused", (...args) => {
  expect(() => fuzzArguments(args, 2)).toThrow();
});
