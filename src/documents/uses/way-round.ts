import { spend } from "../incremental/work.ts";

/** The names on the shortest way from a name back to itself, with which it starts; undefined where there is none. */
export function wayRound(start: string, onward: (name: string) => readonly string[]): string[] | undefined {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    for (const next of onward(way.at(-1) ?? start)) {
      spend();
      if (next === start) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
