import { spend } from "../incremental/work.ts";

/** The names on the shortest path from a name back to itself, with which it starts; `undefined` when absent. */
export function findCycle(start: string, onward: (name: string) => readonly string[]): string[] | undefined {
  const paths: string[][] = [[start]];
  const seen = new Set<string>();
  for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
    for (const next of onward(path.at(-1) ?? start)) {
      spend();
      if (next === start) return path;
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return undefined;
}
