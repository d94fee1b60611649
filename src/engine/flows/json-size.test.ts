import fc from "fast-check";
import { expect, test } from "vitest";
import { sizeBound } from "./json-size.ts";

test("JSON is never longer than its estimate, and plain texts are not estimated much longer", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      expect(sizeBound(value)).toBeGreaterThanOrEqual(JSON.stringify(value).length);
    }),
  );
  expect(sizeBound(["x".repeat(100)])).toBeLessThan(700);
});

test("numbers, control characters and lone surrogates stay within the estimate", () => {
  const long = [-1.2345678901234567e-308, Number.MAX_SAFE_INTEGER, "\u0000\u001f", "\ud800", '"\\'];
  for (const value of long) expect(sizeBound(value)).toBeGreaterThanOrEqual(JSON.stringify(value).length);
});

/** A text nested in this many lists. */
function inLists(levels: number): object {
  let deep: object = ["x"];
  for (let level = 1; level < levels; level += 1) deep = [deep];
  return deep;
}

test("a value may be 100 levels deep, counted from its place", () => {
  expect(sizeBound(inLists(100))).toBeLessThan(1000);
  expect(sizeBound(inLists(101))).toBe(Number.POSITIVE_INFINITY);
  expect(sizeBound(inLists(96), 5)).toBeLessThan(1000);
  expect(sizeBound({ part: inLists(96) }, 5)).toBe(Number.POSITIVE_INFINITY);
});

test("an undefined member has no size", () => {
  expect(sizeBound({ a: undefined })).toBe(sizeBound({}));
});
