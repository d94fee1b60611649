import { abortCalls, abortSafeCalls, isInFlight, restPoll } from "./calls.ts";
import type { CompiledCallState, CompiledCallsState, CompiledTransition } from "./compiled-flow.ts";
import { followFirst } from "./enter.ts";
import type { Failure } from "./event.ts";
import { requireState } from "./flow-set.ts";
import { forgetKey, isDefinite } from "./keys.ts";
import type { PendingCall } from "./snapshot.ts";
import { activeFrame, flowAt, type Step, scopeAt } from "./step.ts";

/** Takes the answer of a pending call. */
export function sendAnswer(step: Step, token: string, result: unknown): boolean {
  const state = askingState(step);
  const pending = step.pending[token];
  if (state === undefined || pending === undefined) return false;
  if (state.kind === "calls") {
    step.pending = { ...step.pending, [token]: { ...pending, answer: { value: result } } };
    goOnWhenSettled(step, state);
    return true;
  }
  forgetKey(step, pending);
  if (isAwaited(step, state, result)) settle(step, token, () => followFirst(step, state.done, { result }));
  else if (state.poll === undefined || !restPoll(step, token, state.poll))
    return sendFailure(step, token, { name: "timeout" });
  return true;
}

/** Takes the failure of a pending call; it ends the safe calls beside it. */
export function sendFailure(step: Step, token: string, failure: Failure): boolean {
  const state = askingState(step);
  const pending = step.pending[token];
  if (state === undefined || pending === undefined) return false;
  if (isDefinite(failure.name)) forgetKey(step, pending);
  if (state.kind === "calls") {
    step.pending = { ...without(step.pending, token), [token]: { ...pending, failure } };
    abortSafeCalls(step);
    goOnWhenSettled(step, state);
    return true;
  }
  settle(step, token, () => followFirst(step, listHandlers(step, state, failure.name), { error: failure }));
  if (!step.isAway && step.visit === step.before.visit) step.fieldErrors = fieldErrors(state, failure);
  return true;
}

/** Whether a polling call waits for this answer. */
function isAwaited(step: Step, { poll }: CompiledCallState, result: unknown): boolean {
  return poll === undefined || poll.until(scopeAt(step, step.frames.length - 1, { result })) === true;
}

/**
 * Proceeds once none of several calls is under way. Keys are kept until all calls have answered: when one fails, the
 * effects of the others must not be repeated.
 */
function goOnWhenSettled(step: Step, state: CompiledCallsState): void {
  const calls = Object.values(step.pending);
  if (calls.some(isInFlight)) return;
  step.pending = {};
  const failed = findReportedFailure(calls);
  if (failed?.failure !== undefined) {
    const error = { ...failed.failure, call: failed.name };
    followFirst(step, listHandlers(step, state, failed.failure.name), { error });
    return;
  }
  for (const call of calls) forgetKey(step, call);
  followFirst(step, state.done, {
    result: Object.fromEntries(calls.map(({ name, answer }) => [name ?? "", answer?.value])),
  });
}

/** The failure to report: one with an unknown outcome, else the first. */
function findReportedFailure(calls: readonly PendingCall[]): PendingCall | undefined {
  const failed = calls.filter(({ failure }) => failure !== undefined);
  return failed.find(({ failure }) => failure?.name === "unknown") ?? failed[0];
}

/** Forgets a call that ended, then proceeds. */
function settle(step: Step, token: string, goOn: () => void): void {
  step.pending = without(step.pending, token);
  abortCalls(step);
  goOn();
}

function without(calls: Step["pending"], token: string): Step["pending"] {
  const { [token]: _settled, ...others } = calls;
  return others;
}

/**
 * The handlers of a failure, nearest first, as with catch clauses: the state by name, the state's `*`, the flow by
 * name, the flow's `*`. A handler whose conditions all fail leaves the failure to the next.
 */
function listHandlers(step: Step, state: CompiledCallState | CompiledCallsState, name: string): CompiledTransition[] {
  const { failed } = flowAt(step, step.frames.length - 1);
  return [state.failed, failed].flatMap((handlers) => [...(handlers.get(name) ?? []), ...(handlers.get("*") ?? [])]);
}

function askingState(step: Step): CompiledCallState | CompiledCallsState | undefined {
  const state = requireState(flowAt(step, step.frames.length - 1), activeFrame(step).state);
  return state.kind === "call" || state.kind === "calls" ? state : undefined;
}

/** The server's messages about its own fields, or the flow's message for it, by the form fields that show it. */
function fieldErrors(state: CompiledCallState, { fields = {} }: Failure): Record<string, string> | undefined {
  const shown = Object.entries(state.fieldErrors).flatMap(([name, shownAt]) => {
    const serverMessage = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (serverMessage === undefined) return [];
    const { field, message } = typeof shownAt === "string" ? { field: shownAt, message: serverMessage } : shownAt;
    return [[field, message] as const];
  });
  return shown.length === 0 ? undefined : Object.fromEntries(shown);
}
