import { parseArgs } from "node:util";

/** How many changes `npm run fuzz` tries by default. */
const MANY = 1_000_000;

/** The number of changes, the seed and the number of processes. */
export interface FuzzArguments {
  readonly count: number;
  readonly seed: number;
  readonly workers: number;
}

/** The parsed command line; by default as many processes as processors. Throws for other arguments. */
export function fuzzArguments(args: readonly string[], processors: number): FuzzArguments {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ args: [...args], options: { count: text, seed: text, workers: text } });
  return {
    count: parseNumber("count", values.count ?? String(MANY), 1),
    seed: parseNumber("seed", values.seed ?? String(Date.now() % 1_000_000), 0),
    workers: parseNumber("workers", values.workers ?? String(processors), 1),
  };
}

function parseNumber(name: string, text: string, least: number): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < least) throw new Error(`--${name} takes a whole number from ${least}`);
  return number;
}
