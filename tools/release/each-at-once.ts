const AT_ONCE = 16;

/** Calls a function for each, this many at a time, and returns the results in order. */
export async function eachAtOnce<One, Result>(
  all: readonly One[],
  act: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const waiting = [...all.entries()];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results.set(next[0], await act(next[1]));
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, all.length) }, work));
  return all.flatMap((_, index) => results.get(index) ?? []);
}
