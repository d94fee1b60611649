import type { Timers } from "../timers.ts";

/**
 * Timers for tests. Those of the held durations wait until they are fired; all others, the pauses between tries,
 * are over at once, move the clock by their duration and are noted.
 */
export function createTestTimers(...held: readonly number[]) {
  const waiting = new Map<() => void, number>();
  const pauses: number[] = [];
  let elapsed = 0;
  const timers: Timers = {
    elapsed: () => elapsed,
    after(milliseconds, run) {
      if (held.includes(milliseconds)) {
        waiting.set(run, milliseconds);
        return () => waiting.delete(run);
      }
      let isCancelled = false;
      pauses.push(milliseconds);
      elapsed += milliseconds;
      queueMicrotask(() => isCancelled || run());
      return () => {
        isCancelled = true;
      };
    },
  };
  const fire = (milliseconds: number) => {
    elapsed += milliseconds;
    for (const [run, duration] of [...waiting]) if (duration === milliseconds) run();
  };
  return { timers, pauses, fire, waiting };
}
