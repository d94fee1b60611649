import { expect, test } from "vitest";
import { makeBatches } from "./batches.ts";

test.each([1, 9, 1_000, 4_321, 100_000])("%i changes are shared among the slices, each tried once", (count) => {
  const batches = makeBatches({ seed: 7, count }, 10);
  const seeds = batches.flatMap((batch) => batch.seeds).sort((one, other) => one - other);
  expect(seeds).toEqual(Array.from({ length: count }, (_, at) => 7 + at));
  if (count >= 1_000) expect(new Set(batches.map(({ slice }) => slice)).size).toBe(10);
});

test("a batch takes seconds for any number of changes", () => {
  const longest = Math.max(...makeBatches({ seed: 0, count: 200_000 }, 10).map(({ seeds }) => seeds.length));
  expect(longest).toBeLessThanOrEqual(2_025);
});
