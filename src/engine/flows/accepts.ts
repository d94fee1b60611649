import type { FlowSet } from "./flow-set.ts";
import { layerBottom, layerTop } from "./layers.ts";
import { layerOnView, type Reach, takerOf } from "./named-event.ts";
import { isLocked } from "./send.ts";
import type { Snapshot } from "./snapshot.ts";
import { type Moment, openStep, type Step } from "./step.ts";

/**
 * Whether a transition would take this event of a screen now. Without a visit it is the screen on view;
 * one that lies below an overlay is told what it will take when it is on view again.
 */
export function accepts(
  flows: FlowSet,
  snapshot: Snapshot,
  eventName: string,
  moment: Moment & { readonly visit?: number },
): boolean {
  if (snapshot.ended !== undefined || snapshot.path.length === 0 || isLocked(snapshot)) return false;
  const step = openStep(flows, snapshot, moment);
  return takerOf(step, eventName, { event: {} }, reachOf(step, moment.visit)) !== undefined;
}

function reachOf(step: Step, visit: number | undefined): Reach {
  const entry = visit === undefined ? undefined : step.path.find(({ at }) => at.visit === visit);
  if (entry === undefined || entry === step.path.at(-1)) return layerOnView(step);
  const bottom = layerBottom(step.frames, Math.min(entry.at.flows.length, step.frames.length) - 1);
  return { bottom, top: layerTop(step.frames, bottom) };
}
