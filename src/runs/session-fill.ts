import type { Fill } from "../documents/generated/session.ts";
import type { Failure } from "../engine/index.ts";
import type { Caller, CallOutcome } from "../operations/index.ts";
import { evaluateMap, type HostScope, holds } from "./rules.ts";

/** How a filling ended. */
export type FillOutcome = { readonly ok: true } | { readonly ok: false; readonly failure: Failure };

/** What a filling reads and gives. */
export interface FillHost {
  readonly caller: Caller;
  readonly signal: AbortSignal;
  scope(): HostScope;
  /** Takes new values of the session, before the next call reads them. */
  set(values: Readonly<Record<string, unknown>>): void;
  keep(tokens: Readonly<Record<string, string>>): void;
  /** An optional call failed. */
  wentWithout(name: string, failure: Failure): void;
}

/** Asks for what the session document lists, one after the other; stops at the first failure that is not optional. */
export async function fillSession(fills: Readonly<Record<string, Fill>>, host: FillHost): Promise<FillOutcome> {
  for (const [name, fill] of Object.entries(fills)) {
    if (host.signal.aborted || !holds(fill.if, host.scope())) continue;
    const input = evaluateMap(fill.with, host.scope());
    const outcome = await host.caller.call({ call: fill.call, input, signal: host.signal });
    const failure = host.signal.aborted ? undefined : take(name, fill, outcome, host);
    if (failure !== undefined) return { ok: false, failure };
  }
  return { ok: true };
}

/** Takes what a call gave; gives the failure with which the session cannot be. */
function take(name: string, fill: Fill, outcome: CallOutcome, host: FillHost): Failure | undefined {
  if (outcome.ok) {
    host.keep(outcome.keeps);
    host.set(evaluateMap(fill.set, { ...host.scope(), result: outcome.result }));
  } else if (outcome.isCancelled !== true) {
    if (fill.optional !== true || outcome.failure.name === "expired") return outcome.failure;
    host.wentWithout(name, outcome.failure);
  }
  return undefined;
}
