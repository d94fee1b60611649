import type { Programme } from "../../documents/generated/programme.ts";
import type { Effect, Failure } from "../../engine/index.ts";
import type { Caller } from "../../operations/index.ts";

type CallEffect = Extract<Effect, { kind: "call" }>;

/** Makes the calls of a run, and takes their outcomes. */
interface CallingRun {
  readonly caller: Caller;
  /** The programme that the run's flow names for itself. */
  programme(): Programme | undefined;
  done(token: string, result: unknown, keeps: Readonly<Record<string, string>>): void;
  /** `mayBeDone`: an earlier sending may have had its effect. */
  failed(token: string, failure: Failure, mayBeDone: boolean): void;
}

/** The calls of one run that are under way, by token. */
export interface PendingCalls {
  start(effect: CallEffect): void;
  /** Stops a call; its result is dropped. */
  abort(token: string): void;
  abortAll(): void;
}

/** The calls of one run. */
export function createPendingCalls(of: CallingRun): PendingCalls {
  const underway = new Map<string, AbortController>();

  async function run(
    { token, call, variant, input, key, isRepeated }: CallEffect,
    controller: AbortController,
  ): Promise<void> {
    const { signal } = controller;
    const outcome = await of.caller.call({ call, variant, input, key, isRepeated, signal, programme: of.programme() });
    if (underway.get(token) !== controller) return;
    underway.delete(token);
    if (outcome.ok) of.done(token, outcome.result, outcome.keeps);
    else if (outcome.isCancelled !== true) of.failed(token, outcome.failure, outcome.mayBeDone === true);
  }

  function abort(token: string): void {
    underway.get(token)?.abort();
    underway.delete(token);
  }

  return {
    start(effect) {
      abort(effect.token);
      const controller = new AbortController();
      underway.set(effect.token, controller);
      void run(effect, controller);
    },
    abort,
    abortAll: () => [...underway.keys()].forEach(abort),
  };
}

/** Whether the call had no effect: the status means a wrong request (RFC 9110, section 15.5). */
export const isRefusal = ({ status = 0 }: Failure): boolean => status >= 400 && status < 500;
