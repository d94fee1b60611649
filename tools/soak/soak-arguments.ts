import { parseArgs } from "node:util";

/** What the command line of a soak says. */
export interface SoakArguments {
  readonly minutes: number;
  /** The part of the replies that fail, from 0 to 1. */
  readonly faults: number;
  readonly seed: number;
}

/** Reads `--minutes 15 --faults 5% --seed 7`. Throws where that is not so, with what is meant. */
export function readSoakArguments(args: readonly string[]): SoakArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: "string", default: "5" },
      faults: { type: "string", default: "5%" },
      seed: { type: "string", default: String(Date.now() % 100_000) },
    },
  });
  const faults = /^(\d+(?:\.\d+)?)%$/.exec(values.faults)?.[1];
  const wished = { minutes: Number(values.minutes), faults: Number(faults) / 100, seed: Number(values.seed) };
  if (!(wished.minutes > 0)) throw new Error(`--minutes ${values.minutes} must be a number above 0.`);
  if (!(wished.faults >= 0 && wished.faults <= 1)) throw new Error(`--faults ${values.faults} must be as 5%.`);
  if (!Number.isInteger(wished.seed)) throw new Error(`--seed ${values.seed} must be a whole number.`);
  return wished;
}
