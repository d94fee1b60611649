/** Some changes of one slice. */
export interface Batch {
  /** Which of the fuzzed slices. */
  readonly slice: number;
  readonly count: number;
  /** Of the first change; each other has one more than the one before it. */
  readonly seed: number;
}

/** So many changes take seconds, so that processors end at about the same time, and opening a slice counts for little. */
const OF_A_BATCH = 2_000;

/** Shares changes among slices, in batches; no two have the same seed. */
export function batchesOf(count: number, seed: number, slices: number): readonly Batch[] {
  const size = Math.min(OF_A_BATCH, Math.ceil(count / slices));
  return Array.from({ length: Math.ceil(count / size) }, (_, at) => ({
    slice: at % slices,
    count: Math.min(size, count - at * size),
    seed: seed + at * size,
  }));
}
