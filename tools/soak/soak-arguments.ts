import { parseArgs } from "node:util";

/** The parsed command line of a soak. */
export interface SoakArguments {
  readonly minutes: number;
  /** The share of the replies that fail, from 0 to 1. */
  readonly faults: number;
  readonly seed: number;
  /** How many journeys are walked to their confirmations; 0 for a soak by time. */
  readonly journeys: number;
  /** The number of the first of them. */
  readonly first: number;
  /** The journey that every customer pursues first, such as `service-request`; one by chance when absent. */
  readonly goal?: string;
  /** The share of their steps in which a tab, a page or the server is killed, from 0 to 1. */
  readonly kills: number;
  /** The number of parallel journeys. */
  readonly lanes: number;
  /** Whether the steps of every journey are printed, not only of those with findings. */
  readonly trace: boolean;
}

/**
 * Reads `--minutes 15 --faults 5% --seed 7`, or `--journeys 500 --kills 10%`. Throws, with the expected form, for other
 * arguments.
 */
export function readSoakArguments(args: readonly string[]): SoakArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: "string", default: "5" },
      faults: { type: "string", default: "5%" },
      seed: { type: "string", default: String(Date.now() % 100_000) },
      journeys: { type: "string", default: "0" },
      first: { type: "string", default: "1" },
      goal: { type: "string" },
      kills: { type: "string", default: "10%" },
      lanes: { type: "string", default: "3" },
      trace: { type: "boolean", default: false },
    },
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error(`--minutes ${values.minutes} must be a number above 0.`);
  return {
    minutes,
    faults: part("faults", values.faults),
    kills: part("kills", values.kills),
    seed: wholeNumber("seed", values.seed, Number.NEGATIVE_INFINITY),
    journeys: wholeNumber("journeys", values.journeys, 0),
    first: wholeNumber("first", values.first, 1),
    lanes: wholeNumber("lanes", values.lanes, 1),
    trace: values.trace,
    ...(values.goal === undefined ? {} : { goal: values.goal }),
  };
}

function part(name: string, text: string): number {
  const value = Number(/^(\d+(?:\.\d+)?)%$/.exec(text)?.[1]) / 100;
  if (value >= 0 && value <= 1) return value;
  throw new Error(`--${name} ${text} must be a percentage from 0% to 100%, such as 5%.`);
}

/** A whole number of the command line. Throws, with the expected form, for another text. */
export function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  throw new Error(`--${name} ${text} must be a whole number${least > 0 ? ` from ${least}` : ""}.`);
}
