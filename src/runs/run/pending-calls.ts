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
  failed(token: string, failure: Failure): void;
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
    { token, call, way: variant, input, key }: CallEffect,
    controller: AbortController,
  ): Promise<void> {
    const { signal } = controller;
    const outcome = await of.caller.call({ call, variant, input, key, signal, programme: of.programme() });
    if (underway.get(token) !== controller) return;
    underway.delete(token);
    if (outcome.ok) of.done(token, outcome.result, outcome.keeps);
    else if (outcome.isCancelled !== true) of.failed(token, outcome.failure);
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
