import type { TimerPort } from "../ports.ts";

/** What a promise gives; undefined where it is refused, or takes longer than so many milliseconds. */
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
