import type { Effect, Failure } from "../../engine/index.ts";
import type { Caller } from "../../operations/index.ts";

type CallEffect = Extract<Effect, { kind: "call" }>;

/** What comes of a call. */
export interface PendingCallsDependencies {
  readonly caller: Caller;
  done(token: string, result: unknown, keeps: Readonly<Record<string, string>>): void;
  failed(token: string, failure: Failure): void;
}

/** The calls of one run that are under way, by token. */
export interface PendingCalls {
  start(effect: CallEffect): void;
  /** Stops a call; its result is not told. */
  abort(token: string): void;
  abortAll(): void;
}

/** The calls of one run. */
export function createPendingCalls(dependencies: PendingCallsDependencies): PendingCalls {
  const underway = new Map<string, AbortController>();

  async function run(
    { token, call, way: variant, input, key }: CallEffect,
    controller: AbortController,
  ): Promise<void> {
    const { signal } = controller;
    const outcome = await dependencies.caller.call({ call, variant, input, key, signal });
    if (underway.get(token) !== controller) return;
    underway.delete(token);
    if (outcome.ok) dependencies.done(token, outcome.result, outcome.keeps);
    else if (outcome.isCancelled !== true) dependencies.failed(token, outcome.failure);
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
