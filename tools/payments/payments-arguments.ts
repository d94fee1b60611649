import { parseArgs } from "node:util";
import { wholeNumber } from "../soak/soak-arguments.ts";
import { FAULT_KINDS, type FaultKind } from "./plans.ts";

/** The parsed command line. */
export interface PaymentsArguments {
  readonly payments: number;
  readonly seed: number;
  /** The number of customers who pay at once. */
  readonly lanes: number;
  readonly kinds: readonly FaultKind[];
}

/** Reads `--payments 10000 --seed 7 --lanes 12 --only "slow bank,notice lost"`. Throws, with what is expected, for other arguments. */
export function readPaymentsArguments(args: readonly string[]): PaymentsArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      payments: { type: "string", default: "10000" },
      seed: { type: "string", default: String(Date.now() % 100_000) },
      lanes: { type: "string", default: "12" },
      only: { type: "string", default: FAULT_KINDS.join(",") },
    },
  });
  return {
    payments: wholeNumber("payments", values.payments, 1),
    seed: wholeNumber("seed", values.seed, Number.NEGATIVE_INFINITY),
    lanes: wholeNumber("lanes", values.lanes, 1),
    kinds: values.only.split(",").map(readKind),
  };
}

function readKind(name: string): FaultKind {
  const kind = FAULT_KINDS.find((one) => one === name.trim());
  if (kind !== undefined) return kind;
  throw new Error(`--only ${name}: no fault is called so. There are: ${FAULT_KINDS.join(", ")}.`);
}
