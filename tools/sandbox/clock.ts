import type { Database } from "./database/open-database.ts";
import { readSetting, writeSetting } from "./settings.ts";

/**
 * The sandbox's time: the machine's, shifted. All sandboxes on one database share the shift, which is kept over
 * restarts.
 */
export interface Clock {
  now(): Promise<Date>;
  offsetMs(): Promise<number>;
  shift(offsetMs: number): Promise<void>;
}

const SETTING = "clockOffsetMs";

/** The clock of a database. */
export function createClock(database: Database): Clock {
  const offsetMs = async () => Number((await readSetting(database, SETTING)) ?? 0);
  return {
    offsetMs,
    now: async () => new Date(Date.now() + (await offsetMs())),
    shift: (offset) => writeSetting(database, SETTING, String(Math.trunc(offset))),
  };
}

/** An instant after every other. */
export const FOR_GOOD = new Date("9999-12-31T00:00:00Z");

/** The day of an instant in a zone, and so many days before it. */
export function dayBefore(instant: Date, days: number, timeZone: string): string {
  const before = new Date(instant.getTime() - days * 86_400_000);
  // Swedish writes a day as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(before);
}

/** The instant so many minutes later. */
export const minutesAfter = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * 60_000);
