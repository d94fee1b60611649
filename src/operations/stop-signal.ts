import type { Timers } from "./timers.ts";

/** Why a request was stopped. */
export type StopReason = "timeout" | "deadline" | "cancelled";

/** A signal that must be released when the guarded work is over. */
export interface Guard {
  readonly signal: AbortSignal;
  release(): void;
}

/** A guard of a time, which can be restarted. */
export interface TimeLimit extends Guard {
  restart(): void;
}

/** A signal that stops for that reason after that many milliseconds. */
export function timeLimit(milliseconds: number, reason: StopReason, timers: Timers): TimeLimit {
  const controller = new AbortController();
  const start = () => timers.after(milliseconds, () => controller.abort(reason));
  let cancel = start();
  return {
    signal: controller.signal,
    release: () => cancel(),
    restart() {
      cancel();
      cancel = start();
    },
  };
}

/** A signal that stops as soon as one of these does, with its reason. */
export function anySignal(signals: readonly AbortSignal[]): Guard {
  if (typeof AbortSignal.any === "function") return { signal: AbortSignal.any([...signals]), release: () => {} };
  return followSignals(signals);
}

/** A substitute for `AbortSignal.any` in browsers without it (Safari 16, Chrome 115). */
export function followSignals(signals: readonly AbortSignal[]): Guard {
  const controller = new AbortController();
  const follow = () => controller.abort(signals.find((signal) => signal.aborted)?.reason);
  const release = () => {
    for (const signal of signals) signal.removeEventListener("abort", follow);
  };
  for (const signal of signals) signal.addEventListener("abort", follow);
  if (signals.some((signal) => signal.aborted)) follow();
  return { signal: controller.signal, release };
}

/** The reason of a stopped signal: one of our limits, else the caller's. */
export function stopReason(signal: AbortSignal): StopReason {
  return signal.reason === "timeout" || signal.reason === "deadline" ? signal.reason : "cancelled";
}
