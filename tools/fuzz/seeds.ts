/** Some changes, one for each number from the first. */
export interface SeedRange {
  readonly seed: number;
  readonly count: number;
}

/** Changes of one block are of one file, so that no time goes into putting files back. */
const OF_A_BLOCK = 25;

/** Which block a change is in. All of a block are of one slice and of one file. */
export const seedBlock = (seed: number): number => Math.floor(seed / OF_A_BLOCK);

/** Those of a range that change one of so many slices. A seed goes to the same slice whatever range it is in. */
export function sliceSeeds(slice: number, slices: number, { seed, count }: SeedRange): readonly number[] {
  const all = Array.from({ length: count }, (_, at) => seed + at);
  return all.filter((one) => seedBlock(one) % slices === slice);
}
