import type { Flow, State, Transition } from "../../engine/generated/flow.ts";
import type { Snapshot } from "../../engine/index.ts";
import type { JourneySet } from "../release/journey-set.ts";

/**
 * Whether a run only shows how its journey ended: its screen is a point of no return, and each transition from there
 * that leads on ends the flow.
 */
export function isOver({ flowDocs }: JourneySet, snapshot: Snapshot | undefined): boolean {
  if (snapshot === undefined) return false;
  return snapshot.frames
    .filter(({ open }) => open === undefined)
    .every(({ flow, state }) => {
      const document = flowDocs[flow];
      const here = document?.states[state];
      return document !== undefined && here !== undefined && onlyEnds(document, here);
    });
}

function onlyEnds({ states }: Flow, state: State): boolean {
  const transitions = transitionsOfLast(state);
  return transitions?.every(({ to }) => to === undefined || "final" in (states[to] ?? {})) ?? false;
}

/** The transitions of a screen that may be the last, or of an inner flow; undefined for other states. */
function transitionsOfLast(state: State): Pick<Transition, "to">[] | undefined {
  if ("flow" in state) return Object.values(state.done).flat();
  if (!("screen" in state) || state.pointOfNoReturn !== true) return undefined;
  const { on = {}, after = {}, at = [] } = state;
  return [...Object.values(on).flat(), ...Object.values(after).flat(), ...[at].flat()];
}
