import fc from "fast-check";
import { expect, test } from "vitest";
import { sizeBound } from "./json-size.ts";

test("no JSON is longer than its bound, and plain texts are not taken for much longer than they may be written", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      expect(sizeBound(value)).toBeGreaterThanOrEqual(JSON.stringify(value).length);
    }),
  );
  expect(sizeBound(["x".repeat(100)])).toBeLessThan(700);
});

test("numbers, control characters and lone surrogates take no more than the bound", () => {
  const long = [-1.2345678901234567e-308, Number.MAX_SAFE_INTEGER, "\u0000\u001f", "\ud800", '"\\'];
  for (const value of long) expect(sizeBound(value)).toBeGreaterThanOrEqual(JSON.stringify(value).length);
});

/** A text in so many lists. */
function inLists(levels: number): object {
  let deep: object = ["x"];
  for (let level = 1; level < levels; level += 1) deep = [deep];
  return deep;
}

test("a value may be 100 levels deep, from where it stands", () => {
  expect(sizeBound(inLists(100))).toBeLessThan(1000);
  expect(sizeBound(inLists(101))).toBe(Number.POSITIVE_INFINITY);
  expect(sizeBound(inLists(96), 5)).toBeLessThan(1000);
  expect(sizeBound({ part: inLists(96) }, 5)).toBe(Number.POSITIVE_INFINITY);
});

test("a member that has no value has no size", () => {
  expect(sizeBound({ a: undefined })).toBe(sizeBound({}));
});
