import type { Instant } from "../../engine/index.ts";
import type { PortalParts } from "../portal-parts.ts";

/** The longest timer of a browser: 31 bits of milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** The timers of one run, by the server's time. */
export interface RunTimers {
  /** Replaces the timers. */
  set(timers: Readonly<Record<string, Instant>>): void;
  /** Calls `due` for each overdue timer, in the order of their instants, and waits for the rest. */
  ring(): void;
  stop(): void;
}

/** Keeps one timer of the browser, for the earliest of a run's timers. */
export function createRunTimers(
  { timers: hostTimers, now }: Pick<PortalParts, "timers" | "now">,
  due: (token: string) => void,
): RunTimers {
  let waiting: readonly (readonly [token: string, at: Instant])[] = [];
  let cancel = () => {};

  function ring(): void {
    cancel();
    const present = now();
    const overdue = waiting.filter(([, at]) => at <= present);
    waiting = waiting.filter(([, at]) => at > present);
    wait();
    for (const [token] of overdue) due(token);
  }

  function wait(): void {
    cancel();
    const next = waiting[0];
    cancel = next === undefined ? () => {} : hostTimers.after(Math.min(Math.max(next[1] - now(), 0), LONGEST), ring);
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
