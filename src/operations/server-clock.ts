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
  /**
   * The page is looked at again. Where the device's clock went on and the monotonic one stood still (Chromium, while a
   * computer sleeps), that time has passed.
   */
  wake(): void;
}

/** By how much the server's time is ahead of the device's, in milliseconds, as it was learnt; kept over reloads. */
export interface StoredClockOffset {
  get(): number | undefined;
  set(milliseconds: number): void;
}

/** What the clock is made of; what is left out is the browser's. */
export interface ClockParts {
  /** The device's clock, which may be wrong, and set at any time. */
  readonly now?: () => Instant;
  /** Milliseconds on a clock that only goes forward. */
  readonly elapsed?: () => number;
  readonly storedOffset?: StoredClockOffset;
}

/** Clocks are set right by less than this, in milliseconds; a sleep lasts longer. */
const SHORTEST_SLEEP = 1000;

/** A clock that starts from the device's time, made right by what was learnt before. */
export function createServerClock(of: ClockParts = {}): ServerClock {
  const { now = Date.now, elapsed = () => performance.now(), storedOffset } = of;
  const apart = () => now() - elapsed();
  let offset = apart() + (storedOffset?.get() ?? 0);
  let lastApart = apart();
  const time = () => Math.round(offset + elapsed());
  return {
    now: time,
    learn(dateHeader, roundTripMs = 0) {
      const earliest = parseHttpDate(dateHeader);
      if (earliest === undefined) return;
      const latest = earliest + 999 + Math.max(0, roundTripMs);
      offset += Math.min(Math.max(time(), earliest), latest) - time();
      lastApart = apart();
      storedOffset?.set(Math.round(offset - lastApart));
    },
    wake() {
      const slept = apart() - lastApart;
      lastApart = apart();
      if (slept >= SHORTEST_SLEEP) offset += slept;
    },
  };
}
