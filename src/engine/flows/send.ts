import { sendAnswer, sendFailure } from "./answer.ts";
import { abortCalls, askAgain, isInFlight, isOpen, noteRefusal } from "./calls.ts";
import { isEmpty } from "./empty.ts";
import { follow } from "./enter.ts";
import type { RunEvent } from "./event.ts";
import { DISMISS } from "./event-names.ts";
import type { FlowSet } from "./flow-set.ts";
import { goBack, stay } from "./history.ts";
import { layerBottom } from "./layers.ts";
import { takeNamed } from "./named-event.ts";
import { dismissOverlay } from "./overlay.ts";
import type { Snapshot } from "./snapshot.ts";
import { type Moment, openStep, runStep, type Step, type StepResult, scopeAt, unchanged } from "./step.ts";
import { takeTimer } from "./timers.ts";
import { findEnabled } from "./transition.ts";

/** Takes one event. An event that no transition takes gives the same snapshot and no effects. */
export function send(flows: FlowSet, snapshot: Snapshot, event: RunEvent, moment: Moment): StepResult {
  if (!canTake(snapshot, event)) return unchanged(snapshot);
  if (event.kind !== "system" && moment.context.hash !== snapshot.context.hash) return otherContext(snapshot, moment);
  const step = openStep(flows, snapshot, moment);
  let isTaken = false;
  const result = runStep(step, () => {
    isTaken = take(step, event, moment);
  });
  return result.ok && !isTaken ? unchanged(snapshot) : result;
}

/** Whether an unsafe call is under way: then the run takes only answers and system events. */
export function isLocked(snapshot: Snapshot): boolean {
  return !isEmpty(snapshot.pending) && Object.values(snapshot.pending).some((call) => call.isUnsafe && isOpen(call));
}

/** Whether the run can take an event now: its token is pending, its visit is on view, nothing locks the run. */
function canTake(snapshot: Snapshot, event: RunEvent): boolean {
  if (snapshot.ended !== undefined) return false;
  switch (event.kind) {
    case "system":
      return true;
    case "done":
    case "failed":
    case "refused":
      return isAsked(snapshot, event.token);
    case "timer":
      return Object.hasOwn(snapshot.timers, event.token) && (!isLocked(snapshot) || restsUntil(snapshot, event.token));
    case "screen":
      return event.visit === snapshot.path.at(-1)?.at.visit && !isLocked(snapshot);
    case "back":
      return canGoBack(snapshot);
    case "goto":
      return canGoTo(snapshot, event.index);
  }
}

function isAsked({ pending }: Snapshot, token: string): boolean {
  const call = Object.hasOwn(pending, token) ? pending[token] : undefined;
  return call !== undefined && isInFlight(call);
}

function restsUntil({ pending }: Snapshot, timer: string): boolean {
  return Object.values(pending).some(({ poll }) => poll?.timer === timer);
}

/** Whether Back has an effect now: a previous screen, or an overlay to close. */
export function canGoBack(snapshot: Snapshot): boolean {
  const isOver = layerBottom(snapshot.frames) > 0;
  return canGoTo(snapshot, snapshot.path.length - 2) || (isOver && snapshot.ended === undefined && !isLocked(snapshot));
}

/** Whether the history may go to this index of the path now. */
export function canGoTo(snapshot: Snapshot, index: number): boolean {
  const { path, floor } = snapshot;
  const isOnPath = Number.isInteger(index) && index >= floor && index < path.length - 1;
  const isBelow = index === path.at(-1)?.at.over;
  return (isOnPath || isBelow) && snapshot.ended === undefined && !isLocked(snapshot);
}

/** Takes the event; false when no transition does. */
function take(step: Step, event: RunEvent, { context }: Moment): boolean {
  switch (event.kind) {
    case "screen":
      return takeNamed(step, event);
    case "system":
      return takeSystem(step, event, context);
    case "back":
      return back(step);
    case "goto":
      return event.index === step.path.at(-1)?.at.over ? back(step) : goBackTo(step, event.index);
    case "done":
      return sendAnswer(step, event.token, event.result);
    case "failed":
      return sendFailure(step, event.token, event.failure);
    case "refused":
      return noteRefusal(step, event.token);
    case "timer":
      return fireTimer(step, event.token);
  }
}

/** Only a system event brings another context; it counts even when no transition takes the event. */
function takeSystem(step: Step, event: RunEvent & { kind: "system" }, { id, hash }: Moment["context"]): boolean {
  const isNew = hash !== step.context.hash || id !== step.context.id;
  if (isNew) step.context = { id, hash };
  return takeNamed(step, event) || isNew;
}

/**
 * Over a page, Back sends the dismiss event; while the first screen of an overlay is awaited, it abandons the overlay.
 */
function back(step: Step): boolean {
  const visit = step.visit;
  if (layerBottom(step.rest) > 0) return takeNamed(step, { kind: "screen", name: DISMISS, visit });
  return layerBottom(step.frames) > 0 ? dismissOverlay(step) : goBackTo(step, step.path.length - 2);
}

function goBackTo(step: Step, index: number): boolean {
  abortCalls(step);
  goBack(step, index);
  return true;
}

/** A timer ends a wait of a state for an instant, or of a call for its next poll. */
function fireTimer(step: Step, token: string): boolean {
  if (askAgain(step, token)) return true;
  const taken = takeTimer(step, token);
  if (taken === undefined) return false;
  const { depth, timer } = taken;
  const transition = findEnabled(timer.transitions, scopeAt(step, depth));
  if (transition !== undefined) follow(step, depth, transition, { occasion: {}, stay });
  return true;
}

function otherContext(snapshot: Snapshot, { context }: Moment): StepResult {
  const message = `the context changed from ${snapshot.context.hash} to ${context.hash}; send the system event that says so first`;
  return { ok: false, error: { kind: "other-context", message }, snapshot };
}
