import { expect, test } from "vitest";
import { seedBlock, sliceSeeds } from "./seeds.ts";

test("every seed of a range goes to one slice, the same in every range", () => {
  const slices = [0, 1, 2];
  const many = slices.map((slice) => sliceSeeds(slice, slices.length, { seed: 7, count: 400 }));
  expect(many.flat().sort((one, other) => one - other)).toEqual(Array.from({ length: 400 }, (_, at) => 7 + at));
  for (const [slice, seeds] of many.entries())
    for (const seed of seeds.slice(0, 30)) expect(sliceSeeds(slice, slices.length, { seed, count: 1 })).toEqual([seed]);
});

test("slices get about the same number of seeds", () => {
  const counts = [0, 1, 2].map((slice) => sliceSeeds(slice, 3, { seed: 0, count: 3_000 }).length);
  expect(counts).toEqual([1_000, 1_000, 1_000]);
});

test("a block has consecutive seeds", () => {
  const blocks = Array.from({ length: 100 }, (_, seed) => seedBlock(seed));
  expect(blocks).toEqual(blocks.toSorted((one, other) => one - other));
  expect(new Set(blocks).size).toBeLessThan(10);
});
