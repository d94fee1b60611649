import { expect, test } from "vitest";
import { batchesOf } from "./batches.ts";

test.each([1, 9, 10, 4_321, 100_000])(
  "%i changes are shared among all slices, each with a seed of its own",
  (count) => {
    const batches = batchesOf(count, 7, 10);
    const seeds = batches.flatMap((batch) => Array.from({ length: batch.count }, (_, at) => batch.seed + at));
    expect(seeds).toEqual(Array.from({ length: count }, (_, at) => 7 + at));
    expect(new Set(batches.map(({ slice }) => slice)).size).toBe(Math.min(count, 10));
  },
);
