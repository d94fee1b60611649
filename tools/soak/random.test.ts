import { expect, it } from "vitest";
import { seededRandom } from "./random.ts";

it("is equal for equal seeds, differs for others, and is spread from 0 to 1", () => {
  const draw = (seed: number) => Array.from({ length: 1000 }, seededRandom(seed).fraction);
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  expect(Math.min(...draw(7))).toBeLessThan(0.01);
  expect(Math.max(...draw(7))).toBeGreaterThan(0.99);
  expect(Math.max(...draw(7))).toBeLessThan(1);
});

it("picks each of several, and `undefined` from an empty list", () => {
  const random = seededRandom(1);
  expect(new Set(Array.from({ length: 100 }, () => random.pick(["a", "b", "c"])))).toEqual(new Set(["a", "b", "c"]));
  expect(random.pick([])).toBeUndefined();
});
