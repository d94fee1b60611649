import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonSize } from "./json-size.ts";

test("the size is the number of characters of the JSON, with a comma after each last member", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = JSON.stringify(value);
      const holders = [...text].filter((character) => character === "}" || character === "]").length;
      expect(jsonSize(value)).toBeGreaterThanOrEqual(text.length);
      expect(jsonSize(value)).toBeLessThanOrEqual(text.length + holders);
    }),
  );
});

test("a value is measured alike in a deep place and in a flat one", () => {
  let deep: unknown = "x";
  for (let depth = 0; depth < 90; depth += 1) deep = [deep];
  expect(jsonSize([deep])).toBe(jsonSize(deep) + 3);
  let deeper = deep;
  for (let depth = 0; depth < 20; depth += 1) deeper = [deeper];
  expect(jsonSize(deeper)).toBe(Number.POSITIVE_INFINITY);
  expect(jsonSize(deep)).toBe(1 + 2 + 90 * 3);
});
