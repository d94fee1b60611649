import { formsOn, listUnsafeCalls } from "../../documents/flow-source.ts";
import type { Release } from "../../documents/release.ts";
import { fullReference, parseJourneyId } from "../release/references.ts";
import type { RunWanted } from "./run-wanted.ts";

type Walk = Pick<RunWanted, "flow" | "set">;

/** Whether walking a flow changes nothing, here or at the back end: it has no unsafe call and no input. */
export function changesNothing(walk: Walk, release: Release, seen: readonly string[] = []): boolean {
  const { flow, set } = walk;
  if (seen.includes(flow)) return true;
  const named = (reference: string) => fullReference(reference, parseJourneyId(flow));
  const unsafe = listUnsafeCalls(release);
  return Object.values(set.flowDocs[flow]?.states ?? {}).every((state) => {
    if ("call" in state) return !unsafe.includes(state.call);
    if ("calls" in state) return Object.values(state.calls).every(({ call }) => !unsafe.includes(call));
    if ("flow" in state) return changesNothing({ set, flow: named(state.flow) }, release, [...seen, flow]);
    return !("screen" in state) || hasNoForm(set, named(state.screen));
  });
}

function hasNoForm({ docs }: Walk["set"], reference: string): boolean {
  const screen = docs.screens[reference];
  return screen === undefined || formsOn(screen).length === 0;
}
