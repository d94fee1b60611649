import type { FlowSet } from "./flow-set.ts";
import type { Snapshot } from "./snapshot.ts";
import { stateAt } from "./view.ts";

/** The address of each screen on the path; `undefined` for a screen without one. */
export function addressesOnPath(flows: FlowSet, { path }: Pick<Snapshot, "path">): readonly (string | undefined)[] {
  return path.map((entry) => {
    const state = stateAt(flows, entry);
    return state?.kind === "screen" ? state.address : undefined;
  });
}
