import { parseInstant } from "./instant.ts";
import { isJsonObject, member, type Scope } from "./value.ts";

const MS_PER_DAY = 86_400_000;

/** The zone of a scope's days: its own `zone`, else the programme's, else the client's. */
export function resolveZone(scope: Scope): string | undefined {
  const named = member(scope, "zone") ?? readRegionZone(scope, "programme") ?? readRegionZone(scope, "client");
  return typeof named === "string" ? named : undefined;
}

function readRegionZone(scope: Scope, root: string): unknown {
  const holder = member(scope, root);
  return isJsonObject(holder) ? member(member(holder, "region"), "timeZone") : undefined;
}

/** One for each zone in use: making one takes as long as a thousand uses. */
const clocks = new Map<string, Intl.DateTimeFormat | undefined>();
/** Above the number of real zones: more names must be invented. */
const MOST_CLOCKS = 600;

/** Whether a text names a zone of the IANA database, such as `Australia/Sydney`. */
export function isZone(zone: string): boolean {
  return cachedClock(zone) !== undefined;
}

function cachedClock(zone: string): Intl.DateTimeFormat | undefined {
  if (!clocks.has(zone)) {
    if (clocks.size >= MOST_CLOCKS || zone.length > 64) return undefined;
    clocks.set(zone, makeClock(zone));
  }
  return clocks.get(zone);
}

function makeClock(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat("en-US", {
      timeZone,
      calendar: "iso8601",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  } catch {
    return undefined;
  }
}

/** The local time in a zone at an instant, as ms since the epoch if it were UTC. */
function shownAt(ms: number, zone: string): number | undefined {
  const clock = cachedClock(zone);
  if (clock === undefined) return undefined;
  const parts = new Map(clock.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? Number.NaN;
  const shown = new Date(0);
  shown.setUTCFullYear(part("year"), part("month") - 1, part("day"));
  shown.setUTCHours(part("hour"), part("minute"), part("second"));
  return Number.isNaN(shown.getTime()) ? undefined : shown.getTime();
}

/** The day in a zone at an instant, in days since 1970-01-01. */
export function dayInZone(instant: string, zone: string): number | undefined {
  const ms = parseInstant(instant);
  const shown = ms === undefined ? undefined : shownAt(ms, zone);
  return shown === undefined ? undefined : Math.floor(shown / MS_PER_DAY);
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** The ms since midnight of a time of day such as `16:00`; undefined for any other text. */
export function parseTime(text: string): number | undefined {
  const [, hours, minutes] = TIME.exec(text) ?? [];
  return hours === undefined ? undefined : (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/**
 * The instant, in ms, at which clocks in a zone show a time of a day. When clocks go back and show it twice, the first;
 * when they go forward over it, the instant is later by the same amount. (Temporal calls this "compatible".)
 */
export function instantInZone(day: number, timeOfDay: number, zone: string): number | undefined {
  const wanted = day * MS_PER_DAY + timeOfDay;
  const offsetAt = (ms: number) => {
    const shown = shownAt(ms, zone);
    return shown === undefined ? undefined : shown - ms;
  };
  const before = offsetAt(wanted - MS_PER_DAY);
  const after = offsetAt(wanted + MS_PER_DAY);
  if (before === undefined || after === undefined) return undefined;
  const matching = [before, after].map((offset) => wanted - offset).filter((ms) => shownAt(ms, zone) === wanted);
  return matching.length > 0 ? Math.min(...matching) : wanted - before;
}
