import { addressesOnPath } from "./address.ts";
import type { FlowSet } from "./flow-set.ts";
import { canGoTo, isLocked, send } from "./send.ts";
import type { Snapshot } from "./snapshot.ts";
import { type Moment, type StepResult, unchanged } from "./step.ts";

/** Goes back to the last screen on the path that has this address; changes nothing when no screen has it, or Back may not. */
export function enterAt(flows: FlowSet, snapshot: Snapshot, address: string, moment: Moment): StepResult {
  if (snapshot.ended !== undefined || isLocked(snapshot)) return unchanged(snapshot);
  const index = addressesOnPath(flows, snapshot).lastIndexOf(address);
  return index >= 0 && canGoTo(snapshot, index)
    ? send(flows, snapshot, { kind: "goto", index }, moment)
    : unchanged(snapshot);
}
