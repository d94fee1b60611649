import { abortCalls, isUnderWay, restPoll } from "./calls.ts";
import type { CompiledCallState, CompiledCallsState, CompiledTransition } from "./compiled-flow.ts";
import { followFirst } from "./enter.ts";
import type { Failure } from "./event.ts";
import { stateOf } from "./flow-set.ts";
import { forgetKey, isDefinite } from "./keys.ts";
import type { PendingCall } from "./snapshot.ts";
import { activeFrame, flowAt, type Step, scopeAt } from "./step.ts";

/** Takes the answer of a pending call. */
export function sendAnswer(step: Step, token: string, result: unknown): boolean {
  const state = askingState(step);
  const pending = step.pending[token];
  if (state === undefined || pending === undefined) return false;
  if (state.kind === "calls") {
    gather(step, state, token, { ...pending, answer: { value: result } });
    return true;
  }
  forgetKey(step, pending);
  if (isAwaited(step, state, result)) settle(step, token, () => followFirst(step, state.done, { result }));
  else if (state.poll === undefined || !restPoll(step, token, state.poll))
    return sendFailure(step, token, { name: "timeout" });
  return true;
}

/** Takes the failure of a pending call; it ends the calls beside it. */
export function sendFailure(step: Step, token: string, failure: Failure): boolean {
  const state = askingState(step);
  const pending = step.pending[token];
  if (state === undefined || pending === undefined) return false;
  if (isDefinite(failure.name)) forgetKey(step, pending);
  const error = state.kind === "calls" ? { ...failure, call: pending.name } : failure;
  settle(step, token, () => followFirst(step, handlersOf(step, state, failure.name), { error }));
  if (state.kind === "call" && !step.isAway && step.visit === step.before.visit) {
    step.fieldErrors = fieldErrors(state, failure);
  }
  return true;
}

/** Whether it is the answer that a polling call waits for. */
function isAwaited(step: Step, { poll }: CompiledCallState, result: unknown): boolean {
  return poll === undefined || poll.until(scopeAt(step, step.frames.length - 1, { result })) === true;
}

/** Keeps an answer until all are there, and its key: should another fail, what was done must not be done twice. */
function gather(step: Step, state: CompiledCallsState, token: string, answered: PendingCall): void {
  step.pending = { ...step.pending, [token]: answered };
  const calls = Object.values(step.pending);
  if (calls.some(isUnderWay)) return;
  for (const call of calls) forgetKey(step, call);
  const result = Object.fromEntries(calls.map(({ name, answer }) => [name ?? "", answer?.value]));
  step.pending = {};
  followFirst(step, state.done, { result });
}

/** Forgets a call that came to its end, with those beside it, then goes on. */
function settle(step: Step, token: string, goOn: () => void): void {
  const { [token]: _settled, ...others } = step.pending;
  step.pending = others;
  abortCalls(step);
  goOn();
}

/**
 * What handles a failure, nearest first, as with catch clauses: the state by name, the state's `*`,
 * the flow by name, the flow's `*`. One whose conditions all fail leaves it to the next.
 */
function handlersOf(step: Step, state: CompiledCallState | CompiledCallsState, name: string): CompiledTransition[] {
  const { failed } = flowAt(step, step.frames.length - 1);
  return [state.failed, failed].flatMap((handlers) => [...(handlers.get(name) ?? []), ...(handlers.get("*") ?? [])]);
}

function askingState(step: Step): CompiledCallState | CompiledCallsState | undefined {
  const state = stateOf(flowAt(step, step.frames.length - 1), activeFrame(step).state);
  return state.kind === "call" || state.kind === "calls" ? state : undefined;
}

/** What the server said about its own fields, or the flow's message for it, by the form fields that show it. */
function fieldErrors(state: CompiledCallState, { fields = {} }: Failure): Record<string, string> | undefined {
  const shown = Object.entries(state.fieldErrors).flatMap(([name, shownAt]) => {
    const said = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (said === undefined) return [];
    const { field, message } = typeof shownAt === "string" ? { field: shownAt, message: said } : shownAt;
    return [[field, message] as const];
  });
  return shown.length === 0 ? undefined : Object.fromEntries(shown);
}
