import type { Instant } from "../../engine/index.ts";
import type { TimerPort } from "../ports.ts";

/** Browsers keep no longer timer than 31 bits of milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** The timers of one run, by the server's time. */
export interface RunTimers {
  /** Waits for these, and no others. */
  set(timers: Readonly<Record<string, Instant>>): void;
  /** Tells what is overdue, in the order of their instants, and waits for the rest. */
  ring(): void;
  stop(): void;
}

/** One host timer for the earliest of a run's timers. */
export function createRunTimers(of: {
  timers: TimerPort;
  now: () => Instant;
  due: (token: string) => void;
}): RunTimers {
  let waiting: readonly (readonly [token: string, due: Instant])[] = [];
  let cancel = () => {};

  function ring(): void {
    cancel();
    const now = of.now();
    const overdue = waiting.filter(([, due]) => due <= now);
    waiting = waiting.filter(([, due]) => due > now);
    wait();
    for (const [token] of overdue) of.due(token);
  }

  function wait(): void {
    cancel();
    const next = waiting[0];
    cancel = next === undefined ? () => {} : of.timers.after(Math.min(Math.max(next[1] - of.now(), 0), LONGEST), ring);
  }

  return {
    set(timers) {
      waiting = Object.entries(timers).sort(([, one], [, other]) => one - other);
      wait();
    },
    ring,
    stop() {
      waiting = [];
      cancel();
    },
  };
}
