import type { Instant } from "../engine/index.ts";
import { parseHttpDate } from "./http-date.ts";

/** The server's time, as near as its replies tell, running on by a clock that nobody can set. */
export interface ServerClock {
  /** Milliseconds since the epoch. */
  now(): Instant;
  /**
   * Corrects the clock by a reply's Date header, a whole second in the past by at most the round trip and one second.
   * A time within those bounds is left alone. Anything that is no date is ignored.
   */
  learn(dateHeader: string | null, roundTripMs?: number): void;
}

/** A clock that starts from the device's time; `elapsed` is monotonic, in milliseconds. */
export function createServerClock(of: { now?: () => Instant; elapsed?: () => number } = {}): ServerClock {
  const { now = Date.now, elapsed = () => performance.now() } = of;
  let offset = now() - elapsed();
  const time = () => Math.round(offset + elapsed());
  return {
    now: time,
    learn(dateHeader, roundTripMs = 0) {
      const earliest = parseHttpDate(dateHeader);
      if (earliest === undefined) return;
      const latest = earliest + 999 + Math.max(0, roundTripMs);
      offset += Math.min(Math.max(time(), earliest), latest) - time();
    },
  };
}
