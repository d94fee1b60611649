/** Random numbers that are equal for equal seeds. */
export interface Random {
  /** From 0 to 1. */
  fraction(): number;
  /** A whole number from 0, less than the limit. */
  below(limit: number): number;
  /** True with this probability. */
  isLucky(probability: number): boolean;
  /** One of several; `undefined` from an empty list. */
  pick<Item>(items: readonly Item[]): Item | undefined;
}

/** All of them, in a random order. */
export const shuffled = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => ({ item, order: random.fraction() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);

/** Numbers from a seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(fraction() * limit);
  return {
    fraction,
    below,
    isLucky: (probability) => fraction() < probability,
    pick: (items) => items[below(items.length)],
  };
}
