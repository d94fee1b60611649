import { unbroken } from "./unbroken.ts";

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/**
 * An instant in UTC (ISO 8601) as a time of day in the given language and zone, with its day unless that is the day of
 * `now`. Anything else gives undefined.
 */
export function timeInWords(
  value: unknown,
  { locale, timeZone, now }: { locale: string; timeZone: string; now: unknown },
): string | undefined {
  if (typeof value !== "string" || !INSTANT.test(value)) return undefined;
  const [instant, today] = [new Date(value), new Date(typeof now === "string" ? now : Date.now())];
  if (Number.isNaN(instant.getTime())) return undefined;
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone });
  const withDay = day.format(instant) === day.format(today) ? {} : ({ dateStyle: "medium" } as const);
  const text = new Intl.DateTimeFormat(locale, { ...withDay, timeStyle: "short", timeZone }).format(instant);
  return text.split(", ").map(unbroken).join(", ");
}
