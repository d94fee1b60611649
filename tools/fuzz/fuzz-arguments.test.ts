import { expect, test } from "vitest";
import { fuzzArguments } from "./fuzz-arguments.ts";

test("a million changes are tried unless fewer are asked for", () => {
  expect(fuzzArguments([]).count).toBe(1_000_000);
  expect(fuzzArguments(["--count", "200", "--seed", "7"])).toEqual({ count: 200, seed: 7 });
});

test.each([
  ["--count", "0"],
  ["--count", "many"],
  ["--seed", "-1"],
  ["--sede", "1"],
])("%s %s is refused", (...args) => {
  expect(() => fuzzArguments(args)).toThrow();
});
