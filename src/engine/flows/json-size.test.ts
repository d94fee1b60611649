import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonSize } from "./json-size.ts";

test("the size is the number of characters of the JSON, with a comma after each last member", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = JSON.stringify([value]);
      const holders = [...text].filter((character) => character === "}" || character === "]").length;
      expect(jsonSize([value])).toBeGreaterThanOrEqual(text.length);
      expect(jsonSize([value])).toBeLessThanOrEqual(text.length + holders);
    }),
  );
});

/** A text in so many lists. */
function inLists(levels: number): object {
  let deep: object = ["x"];
  for (let level = 1; level < levels; level += 1) deep = [deep];
  return deep;
}

test("a value may be 100 levels deep, also one that grew from a flatter one", () => {
  expect(jsonSize(inLists(100))).toBe(3 + 100 * 3);
  expect(jsonSize(inLists(101))).toBe(Number.POSITIVE_INFINITY);
  const before = { part: ["x"] };
  jsonSize(before);
  expect(jsonSize({ part: inLists(99) }, before)).toBeLessThan(1000);
  expect(jsonSize({ part: inLists(100) }, before)).toBe(Number.POSITIVE_INFINITY);
  expect(jsonSize({ part: [...before.part, inLists(99)] }, before)).toBe(Number.POSITIVE_INFINITY);
});

test("a value made from another one, measured before, has the size that it has alone", () => {
  const small = fc.jsonValue({ maxDepth: 3 });
  const list = fc.array(small, { maxLength: 5 });
  const object = fc.dictionary(fc.constantFrom("a", "b", "c", "constructor"), small);
  const cut = fc.record({ from: fc.nat(5), others: list });
  fc.assert(
    fc.property(list, cut, (before, { from, others }) => {
      jsonSize(before);
      const after = [...before.slice(0, from), ...others];
      expect(jsonSize(after, before)).toBe(jsonSize(structuredClone(after)));
    }),
  );
  fc.assert(
    fc.property(object, object, fc.constantFrom("a", "b"), (one, others, gone) => {
      const before = { one, kept: others };
      jsonSize(before);
      const { [gone]: _gone, ...rest } = one;
      const after = { kept: others, one: { ...rest, ...others }, undone: undefined };
      expect(jsonSize(after, before)).toBe(jsonSize(structuredClone(after)));
    }),
  );
});

test("a member that has no value, before or after, has no size", () => {
  const before = { a: undefined, b: 1, c: [undefined, 2] };
  jsonSize(before);
  expect(jsonSize({ a: 1, b: undefined, c: [2, undefined] }, before)).toBe(jsonSize({ a: 1, c: [2, undefined] }));
});
