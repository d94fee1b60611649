import type { JsonObject } from "../rules/value.ts";
import { DISMISS } from "./event-names.ts";
import type { FlowSet } from "./flow-set.ts";
import { layerBottom, layerTop } from "./layers.ts";
import { findHandler, formName, layerOnView, type Reach } from "./named-event.ts";
import { isLocked } from "./send.ts";
import type { Snapshot } from "./snapshot.ts";
import { type Moment, openStep, type Step } from "./step.ts";
import { isEnabled, type TransitionPredicate } from "./transition.ts";

/** An event that a control of a screen would send, with the part of its values that is known beforehand. */
export interface OfferedEvent {
  readonly name: string;
  readonly with?: JsonObject;
  /** The control adds values that only it knows, such as the chosen option. */
  readonly isOpen?: boolean;
  /** The form whose values the event carries; they are not known beforehand. */
  readonly form?: string;
  /** The visit of the screen that has the control; the one on view when absent. */
  readonly visit?: number;
}

/**
 * Whether a transition would take this event now. A condition over unknown values counts as true, so that the control
 * stays usable. A screen below an overlay is judged as if it were on view.
 */
export function accepts(flows: FlowSet, snapshot: Snapshot, event: OfferedEvent, moment: Moment): boolean {
  if (snapshot.ended !== undefined || snapshot.path.length === 0 || isLocked(snapshot)) return false;
  const step = openStep(flows, snapshot, moment);
  const reach = computeReach(step, event.visit);
  if (event.name === DISMISS && reach.bottom > 0) return true;
  return findHandler(step, event.name, { event: event.with ?? {} }, reach, mayBeEnabled(step, event)) !== undefined;
}

function mayBeEnabled(step: Step, { with: known = {}, isOpen = false, form }: OfferedEvent): TransitionPredicate {
  const entered = form === undefined ? undefined : formName(step, form);
  return (transition, scope) =>
    isEnabled(transition, scope) ||
    transition.reads().some(({ root, key }) => {
      if (root === "event") return isOpen && (key === undefined || !Object.hasOwn(known, key));
      return root === "data" && entered !== undefined && (key === undefined || key === entered);
    });
}

function computeReach(step: Step, visit: number | undefined): Reach {
  const entry = visit === undefined ? undefined : step.path.find(({ at }) => at.visit === visit);
  if (entry === undefined || entry === step.path.at(-1)) return layerOnView(step);
  const bottom = layerBottom(step.frames, Math.min(entry.at.flows.length, step.frames.length) - 1);
  return { bottom, top: layerTop(step.frames, bottom) };
}
