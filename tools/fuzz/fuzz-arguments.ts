import { parseArgs } from "node:util";

/** How many changes `npm run fuzz` tries unless it is told otherwise. */
const MANY = 1_000_000;

/** What the command line asks for. Throws where it asks for something else. */
export function fuzzArguments(args: readonly string[]): { readonly count: number; readonly seed: number } {
  const { values } = parseArgs({ args: [...args], options: { count: { type: "string" }, seed: { type: "string" } } });
  return {
    count: numberOf("count", values.count ?? String(MANY), 1),
    seed: numberOf("seed", values.seed ?? String(Date.now() % 1_000_000), 0),
  };
}

function numberOf(name: string, text: string, least: number): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < least) throw new Error(`--${name} takes a whole number from ${least}`);
  return number;
}
