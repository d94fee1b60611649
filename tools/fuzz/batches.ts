import { type SeedRange, sliceSeeds } from "./seeds.ts";

/** Some changes of one slice. */
export interface Batch {
  /** Which of the fuzzed slices. */
  readonly slice: number;
  readonly seeds: readonly number[];
}

/**
 * The most changes of a batch: it takes seconds, so that processors end at about the same time, and opening a slice
 * costs little.
 */
const OF_A_BATCH = 2_000;

/** Shares changes among slices, in batches. */
export function makeBatches({ seed, count }: SeedRange, slices: number): readonly Batch[] {
  const size = OF_A_BATCH * slices;
  const ranges = Array.from({ length: Math.ceil(count / size) }, (_, at) => ({
    seed: seed + at * size,
    count: Math.min(size, count - at * size),
  }));
  const all = ranges.flatMap((range) =>
    Array.from({ length: slices }, (_, slice) => ({ slice, seeds: sliceSeeds(slice, slices, range) })),
  );
  return all.filter(({ seeds }) => seeds.length > 0);
}
