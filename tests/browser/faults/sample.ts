/** How many of the ways a call fails in while all tests run; `npm run faults` takes every one. */
const SAMPLE = 1;

/** All of them where FAULTS is `all`; else a few, which differ from name to name and are the same in each run. */
export function sampled<Item>(items: readonly Item[], name: string): readonly Item[] {
  if (process.env.FAULTS === "all") return items;
  const start = [...name].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 997, 7);
  return items.filter((_, index) => (index + start) % Math.ceil(items.length / SAMPLE) === 0);
}
