import { expect, test } from "vitest";
import { ValuesSeen } from "./values-seen.ts";

test("a value is new once at its position, in each place", () => {
  const seen = new ValuesSeen();
  expect(seen.areNew("a", ["x", "y"])).toBe(true);
  expect(seen.areNew("a", ["x", "y"])).toBe(false);
  expect(seen.areNew("a", ["y", "y"])).toBe(true);
  expect(seen.areNew("b", ["x", "y"])).toBe(true);
});
