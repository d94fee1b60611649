/**
 * All of them where FAULTS is `all`, as in `npm run faults`. Else, while all tests run, so many, which differ from name to
 * name and are the same in each run.
 */
export function sampled<Item>(items: readonly Item[], name: string, count: number): readonly Item[] {
  if (process.env.FAULTS === "all" || items.length <= count) return items;
  const start = [...name].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 997, 7);
  return Array.from({ length: count }, (_, index) => items[(start + index) % items.length]).filter(
    (item) => item !== undefined,
  );
}
