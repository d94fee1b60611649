import { failureModes } from "../sandbox/failure-modes.ts";
import type { Fault } from "../sandbox/faults.ts";
import type { Random } from "./random.ts";

/** The share of the requests that the browser itself refuses: one failure mode of all. */
export const refusedPart = (faults: number): number => faults / failureModes.length;

/** A failure mode for every operation, each for its share of the requests. */
export function sharedFaults(
  operations: readonly string[],
  faults: number,
  random: Random,
): Readonly<Record<string, Fault>> {
  const share = faults - refusedPart(faults);
  const served = failureModes.flatMap(({ fault }) => (fault === undefined ? [] : [fault]));
  const entries = operations.flatMap((operation): [string, Fault][] => {
    const fault = random.pick(served);
    return fault === undefined || share <= 0 ? [] : [[operation, { ...fault, share }]];
  });
  return Object.fromEntries(entries);
}
