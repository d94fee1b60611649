import type { CompiledCall, CompiledCallsState, CompiledPoll } from "./compiled-flow.ts";
import { isEmpty } from "./empty.ts";
import { keyFor } from "./keys.ts";
import type { PendingCall, Snapshot } from "./snapshot.ts";
import { type Step, scopeAt } from "./step.ts";

/** Issues one call. */
export function issueCall(step: Step, call: CompiledCall, poll: CompiledPoll | undefined): void {
  const polling = poll === undefined ? {} : { poll: { ends: step.now + poll.lasts } };
  issue(step, `call-${step.rev}`, { ...pendingCall(step, call), ...polling });
}

/** Issues several calls at once; false when all of them are left out. */
export function issueCalls(step: Step, { calls }: CompiledCallsState): boolean {
  const scope = scopeAt(step, step.frames.length - 1);
  const asked = calls.filter(({ condition }) => condition === undefined || condition(scope) === true);
  for (const { name, call } of asked) issue(step, `call-${step.rev}-${name}`, pendingCall(step, call, name));
  return asked.length > 0;
}

function pendingCall(
  step: Step,
  { call, isUnsafe, isKeyed, variant, input: computeInput }: CompiledCall,
  name?: string,
) {
  const scope = scopeAt(step, step.frames.length - 1);
  const chosen = variant?.(scope);
  const what = { ...(typeof chosen === "string" ? { way: chosen } : {}), input: computeInput(scope) };
  const named = name === undefined ? {} : { name };
  return { call, ...named, ...what, isUnsafe, ...(isKeyed ? keyFor(step, { call, ...named, ...what }) : {}) };
}

function issue(step: Step, token: string, pending: PendingCall): void {
  step.pending = { ...step.pending, [token]: pending };
  step.effects.push(callEffect(token, pending));
}

/** The request to the host for a pending call. */
export function callEffect(token: string, { call, way: variant, input, key }: PendingCall) {
  return {
    kind: "call" as const,
    token,
    call,
    ...(variant === undefined ? {} : { variant }),
    input,
    ...(key === undefined ? {} : { key }),
  };
}

/** Notes that a call had no effect: it can be sent again even when it is unsafe. */
export function noteRefusal(step: Step, token: string): boolean {
  const pending = step.pending[token];
  if (pending === undefined) return false;
  step.pending = { ...step.pending, [token]: { ...pending, isRefused: true } };
  return true;
}

/** Forgets those refusals; the calls are sent again. */
export function forgetRefusals(pending: Snapshot["pending"]): Snapshot["pending"] {
  const sent = Object.entries(pending).map(([token, { isRefused: _refused, ...call }]) => [token, call] as const);
  return Object.fromEntries(sent);
}

/** Whether a call has neither an answer nor a failure yet. */
export function isOpen({ answer, failure }: PendingCall): boolean {
  return answer === undefined && failure === undefined;
}

/** Whether a call is being sent: it has no result yet, and does not wait for the next poll. */
export function isInFlight(call: PendingCall): boolean {
  return isOpen(call) && call.poll?.timer === undefined;
}

/** Forgets the safe calls under way; an unsafe one is awaited, as it may have had its effect. */
export function abortSafeCalls(step: Step): void {
  const isAborted = (call: PendingCall) => isInFlight(call) && !call.isUnsafe;
  const entries = Object.entries(step.pending);
  for (const [token, call] of entries) if (isAborted(call)) step.effects.push({ kind: "abort", token });
  step.pending = Object.fromEntries(entries.filter(([, call]) => !isAborted(call)));
}

/** Forgets the calls under way. */
export function abortCalls(step: Step): void {
  if (isEmpty(step.pending)) return;
  for (const [token, pending] of Object.entries(step.pending)) {
    if (isInFlight(pending)) step.effects.push({ kind: "abort", token });
    else if (pending.poll?.timer !== undefined) forgetTimer(step, pending.poll.timer);
  }
  step.pending = {};
}

function forgetTimer(step: Step, token: string): void {
  const { [token]: _due, ...others } = step.timers;
  step.timers = others;
  step.effects.push({ kind: "cancelTimer", token });
}

/** Lets a call wait until the next poll; false when its time is over. */
export function restPoll(step: Step, token: string, { every }: CompiledPoll): boolean {
  const pending = step.pending[token];
  const ends = pending?.poll?.ends ?? 0;
  if (pending === undefined || step.now >= ends) return false;
  const due = Math.min(step.now + every, ends);
  const timer = `poll-${step.rev}`;
  step.pending = { ...step.pending, [token]: { ...pending, poll: { ends, timer } } };
  step.timers = { ...step.timers, [timer]: due };
  step.effects.push({ kind: "timer", token: timer, due });
  return true;
}

/** Sends the calls again that waited for this timer; false when none did. */
export function askAgain(step: Step, timer: string): boolean {
  const [token, pending] = Object.entries(step.pending).find(([, { poll }]) => poll?.timer === timer) ?? [];
  if (token === undefined || pending?.poll === undefined) return false;
  const { [timer]: _fired, ...timers } = step.timers;
  const { [token]: _rested, ...others } = step.pending;
  step.timers = timers;
  step.pending = others;
  issue(step, `call-${step.rev}`, { ...pending, poll: { ends: pending.poll.ends } });
  return true;
}
