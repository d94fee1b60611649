import type { Flow, Open, State, Transition } from "../../engine/generated/flow.ts";
import { openAt, type Snapshot } from "../../engine/index.ts";
import type { JourneySet } from "../release/journey-set.ts";

type Documents = Pick<JourneySet, "flowDocs">;
type FlowDocs = JourneySet["flowDocs"];

/**
 * Whether a run only shows how its journey ended: its screen is a point of no return, and each transition from there
 * that leads on ends the flow; or such a screen is over the page, and each of its outcomes ends the flow.
 */
export function isOver({ flowDocs }: Documents, snapshot: Pick<Snapshot, "frames"> | undefined): boolean {
  if (snapshot === undefined) return false;
  const { frames } = snapshot;
  const page = frames.filter(({ open }) => open === undefined);
  return page.every((frame) => onlyEnds(flowDocs, frame)) || isLastOverlay(flowDocs, frames);
}

type Frames = Snapshot["frames"];

function onlyEnds(flowDocs: FlowDocs, { flow, state }: Frames[number]): boolean {
  const document = flowDocs[flow];
  const here = document?.states[state];
  const transitions = here && transitionsOfLast(here);
  return document !== undefined && (transitions?.every(({ to }) => to === undefined || isFinal(document, to)) ?? false);
}

const isFinal = ({ states }: Flow, state: string) => "final" in (states[state] ?? {});

/** The transitions of a screen that may be the last, or of an inner flow; undefined for other states. */
function transitionsOfLast(state: State): Pick<Transition, "to">[] | undefined {
  if ("flow" in state) return Object.values(state.done).flat();
  if (!("screen" in state) || state.pointOfNoReturn !== true) return undefined;
  const { on = {}, after = {}, at = [] } = state;
  return [...Object.values(on).flat(), ...Object.values(after).flat(), ...[at].flat()];
}

/** Whether the only overlay shows the end, and the flow that opened it ends with it, whatever the page below shows. */
function isLastOverlay(flowDocs: FlowDocs, frames: Frames): boolean {
  const [overlay, ...others] = frames.flatMap(({ flow, open }, depth) => (open ? [{ flow, open, depth }] : []));
  if (overlay === undefined || others.length > 0) return false;
  const { at, by } = overlay.open;
  const [opener, opened] = [flowDocs[frames[by]?.flow ?? ""], flowDocs[overlay.flow]];
  if (opener === undefined || opened === undefined || !endsWith(opener, openAt(opener, at), opened)) return false;
  return frames.every((frame, depth) => (depth >= by && depth < overlay.depth) || onlyEnds(flowDocs, frame));
}

/** Whether each outcome of an opened flow ends the flow that opened it. */
function endsWith(opener: Flow, open: Open | undefined, { states }: Flow): boolean {
  const outcomes = Object.values(states).flatMap((state) => ("final" in state ? [state.final.outcome] : []));
  const handled = outcomes.map((outcome) => [open?.done?.[outcome] ?? []].flat());
  return handled.every((all) => all.length > 0 && all.every(({ to }) => to !== undefined && isFinal(opener, to)));
}
