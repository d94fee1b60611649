/** Which cases are looked at while all tests run. Another seed has others; `npm run faults` has all. */
export const sampleSeed: string = process.env.FAULTS_SEED ?? "6e9b99f";

/** Whether all cases are looked at, and not only some. */
export const isWhole = process.env.FAULTS === "all";

/**
 * All of them where FAULTS is `all`, as in `npm run faults`. Else, while all tests run, so many, which differ from name to
 * name.
 */
export function sampled<Item>(items: readonly Item[], name: string, count: number): readonly Item[] {
  if (isWhole || items.length <= count) return items;
  const start = hash(`${sampleSeed} ${name}`);
  const stride = Math.max(1, Math.floor(items.length / count));
  return Array.from({ length: count }, (_, index) => items[(start + index * stride) % items.length]).filter(
    (item) => item !== undefined,
  );
}

function hash(text: string): number {
  return [...text].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 65_521, 7);
}
