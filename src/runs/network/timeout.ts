import type { TimerPort } from "../ports.ts";

/** The result of a promise; undefined when it rejects, or takes longer than this many milliseconds. */
export function withTimeout<Value>(
  timers: TimerPort,
  milliseconds: number,
  promise: Promise<Value>,
): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const cancel = timers.after(milliseconds, () => resolve(undefined));
    const end = (value?: Value) => {
      cancel();
      resolve(value);
    };
    promise.then(end, () => end());
  });
}
