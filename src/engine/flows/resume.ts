import { isJsonObject } from "../rules/value.ts";
import { abortCalls, callEffect, forgetRefusals, isInFlight, isOpen } from "./calls.ts";
import type { Effect } from "./effect.ts";
import type { FlowSet } from "./flow-set.ts";
import { goBack, returnToScreen } from "./history.ts";
import { checkPlaces } from "./places.ts";
import { RunFault } from "./run-error.ts";
import { send } from "./send.ts";
import type { Frame, PendingCall, Snapshot } from "./snapshot.ts";
import { type Moment, openStep, runStep, type Step, type StepResult } from "./step.ts";
import { framesAt, revived } from "./undo.ts";

/**
 * Resumes a stored run. Unsafe calls under way have failed as `unknown`, unless they were refused; a run that needs
 * sensitive values which were not stored goes to the latest screen that needs none; safe, keyed and refused calls are
 * sent again; overdue timers fire in order. The host has no call or timer under way, so the effects hold all that the
 * run now waits for.
 */
export function resume(flows: FlowSet, stored: Snapshot, moment: Moment): StepResult {
  if (stored.ended !== undefined) return { ok: true, snapshot: stored, effects: [], taken: [] };
  const moves: Move[] = [keepPlaces, failUnsafeCalls, leaveWhatIsLost, fireOverdueTimers, sendRefusedAgain];
  let result: StepResult = { ok: true, snapshot: inContext(stored, moment), effects: [], taken: [] };
  for (const move of moves) result = continued(result, (snapshot) => move(flows, snapshot, moment));
  if (!result.ok) return { ...result, snapshot: stored };
  return { ...result, effects: [...result.effects.filter(isOneTime), ...awaited(result.snapshot, stored)] };
}

type Move = (flows: FlowSet, snapshot: Snapshot, moment: Moment) => StepResult;

function continued(result: StepResult, move: (snapshot: Snapshot) => StepResult): StepResult {
  if (!result.ok) return result;
  const next = move(result.snapshot);
  if (!next.ok) return next;
  return {
    ...next,
    effects: [...result.effects, ...next.effects],
    taken: [...result.taken, ...next.taken],
  };
}

function inContext(snapshot: Snapshot, { context: { id, hash } }: Moment): Snapshot {
  return snapshot.context.hash === hash && snapshot.context.id === id
    ? snapshot
    : { ...snapshot, context: { id, hash } };
}

function keepPlaces(flows: FlowSet, snapshot: Snapshot, moment: Moment): StepResult {
  const checked = runStep(openStep(flows, snapshot, moment), ({ world }) => checkPlaces(flows, snapshot, world));
  return checked.ok ? { ok: true, snapshot, effects: [], taken: [] } : checked;
}

/** The calls that must not be sent again: they have no key, or their input was not stored. */
function failUnsafeCalls(flows: FlowSet, snapshot: Snapshot, moment: Moment): StepResult {
  const isGone = (call: PendingCall) =>
    call.isUnsafe && isOpen(call) && !call.isRefused && (call.key === undefined || hasLostInput(call));
  const tokens = Object.entries(snapshot.pending).flatMap(([token, call]) => (isGone(call) ? [token] : []));
  return inTurn(tokens, snapshot, (current, token) =>
    send(flows, current, { kind: "failed", token, failure: { name: "unknown" } }, moment),
  );
}

function fireOverdueTimers(flows: FlowSet, snapshot: Snapshot, moment: Moment): StepResult {
  const overdue = Object.entries(snapshot.timers).filter(([, due]) => due <= moment.now);
  const tokens = overdue.sort(([, left], [, right]) => left - right).map(([token]) => token);
  return inTurn(tokens, snapshot, (current, token) => send(flows, current, { kind: "timer", token }, moment));
}

/** From now on their outcome is unknown again. */
function sendRefusedAgain(_flows: FlowSet, snapshot: Snapshot): StepResult {
  const isRefused = Object.values(snapshot.pending).some((call) => call.isRefused);
  const sent = isRefused ? { ...snapshot, pending: forgetRefusals(snapshot.pending) } : snapshot;
  return { ok: true, snapshot: sent, effects: [], taken: [] };
}

function inTurn(tokens: readonly string[], snapshot: Snapshot, take: (current: Snapshot, token: string) => StepResult) {
  const untouched: StepResult = { ok: true, snapshot, effects: [], taken: [] };
  return tokens.reduce<StepResult>((result, token) => continued(result, (current) => take(current, token)), untouched);
}

function leaveWhatIsLost(flows: FlowSet, snapshot: Snapshot, moment: Moment): StepResult {
  if (!needsLost(flows, snapshot.frames) && !Object.values(snapshot.pending).some(hasLostInput)) {
    return { ok: true, snapshot, effects: [], taken: [] };
  }
  return runStep(openStep(flows, snapshot, moment), (step) => {
    const { show } = step;
    abortCalls(step);
    goToWhole(step);
    // The customer has not moved: the notice that they got, such as that an outcome is unknown, still holds.
    if (show !== undefined) step.show = { ...show, visit: step.visit };
  });
}

/** Goes to the latest screen on the path that needs no lost value. */
function goToWhole(step: Step): void {
  const { flows, path, floor, show } = step;
  const top = path.length - 1;
  if (step.isAway && top >= 0 && !needsLost(flows, revived(step.rest, step.frames))) {
    returnToScreen(step);
    return;
  }
  for (let index = top - 1; index >= floor; index -= 1) {
    if (!needsLost(flows, framesAt(path, index, step.rest))) {
      goBack(step, index);
      return;
    }
  }
  throw new RunFault({
    kind: "lost-values",
    message: "no screen of this run can do without the values that were not stored",
    ...(show === undefined ? {} : { show }),
  });
}

function needsLost(flows: FlowSet, frames: readonly Frame[]): boolean {
  return frames.some(({ flow, state, data }) =>
    (flows.needs.get(flow)?.get(state) ?? []).some((path) => isLost(data, path)),
  );
}

function isLost(data: unknown, [key, ...keys]: readonly string[]): boolean {
  if (key === undefined) return data === null;
  if (!isJsonObject(data) || !Object.hasOwn(data, key)) return false;
  return isLost(data[key], keys);
}

function hasLostInput(call: PendingCall): boolean {
  return isOpen(call) && Object.values(call.input).includes(null);
}

function isOneTime({ kind }: Effect): boolean {
  return kind !== "call" && kind !== "abort" && kind !== "timer" && kind !== "cancelTimer";
}

/** The calls and timers that a snapshot waits for; `stored` says which calls were sent before. */
function awaited({ pending, timers }: Snapshot, stored: Snapshot): Effect[] {
  const calls = Object.entries(pending)
    .filter(([, call]) => isInFlight(call))
    .map(([token, call]): Effect => {
      const repeated = mayBeDone(stored.pending[token]) ? { isRepeated: true as const } : {};
      return { ...callEffect(token, call), ...repeated };
    });
  const clocks = Object.entries(timers).map(([token, due]): Effect => ({ kind: "timer", token, due }));
  return [...calls, ...clocks];
}

/** Whether a call that was sent may have had its effect. */
function mayBeDone(sent: PendingCall | undefined): boolean {
  return sent?.isUnsafe === true && !sent.isRefused;
}
