import type { Instant } from "../engine/index.ts";
import { parseHttpDate } from "./http-date.ts";

/** The server's time, as exact as its replies allow, advanced by a clock that cannot be set. */
export interface ServerClock {
  /** Milliseconds since the epoch. */
  now(): Instant;
  /**
   * Corrects the clock by a reply's Date header, a whole second in the past by at most the round trip and one second. A
   * time within those bounds changes nothing. Anything that is not a date is ignored.
   */
  learn(dateHeader: string | null, roundTripMs?: number): void;
  /**
   * Called when the page is visible again. When the device's clock advanced and the monotonic one did not (Chromium,
   * while a computer sleeps), that time has passed.
   */
  wake(): void;
}

/** The last known offset of the server's time from the device's, in milliseconds; kept over reloads. */
export interface StoredClockOffset {
  get(): number | undefined;
  set(milliseconds: number): void;
}

/** The dependencies of the clock; they default to the browser's. */
export interface ClockParts {
  /** The device's clock, which may be wrong, and set at any time. */
  readonly now?: () => Instant;
  /** Milliseconds on a clock that only goes forward. */
  readonly elapsed?: () => number;
  readonly storedOffset?: StoredClockOffset;
}

/** Corrections of a clock are smaller than this, in milliseconds; a sleep lasts longer. */
const SHORTEST_SLEEP = 1000;

/** A clock that starts from the device's time and a known offset. */
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
