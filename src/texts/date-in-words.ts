import { unbroken } from "./unbroken.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** How a date is written. */
export interface DateStyle {
  readonly locale: string;
  /** IANA; of instants. */
  readonly timeZone: string;
  /** Whether its weekday is written too. */
  readonly weekday?: boolean;
}

/**
 * A day or an instant (ISO 8601) in full, in the given language. An instant is converted to `timeZone`; a day is the
 * same day everywhere. Anything else gives undefined. The language's tag decides the calendar: years in Thai are of the
 * Buddhist era. A line breaks beside the weekday only.
 */
export function dateInWords(value: unknown, { locale, timeZone, weekday }: DateStyle): string | undefined {
  if (typeof value !== "string" || !(DAY.test(value) || INSTANT.test(value))) return undefined;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return undefined;
  const zone = DAY.test(value) ? "UTC" : timeZone;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: weekday ? "full" : "long", timeZone: zone });
  const parts = format.formatToParts(date);
  const isWeekday = (at: number) => parts[at]?.type === "weekday";
  let [words, together] = ["", ""];
  for (const [at, { value: part }] of parts.entries()) {
    if (isWeekday(at + 1) || (isWeekday(at - 1) && MARKS.test(part))) {
      words += unbroken(together + part.trimEnd()) + part.slice(part.trimEnd().length);
      together = "";
    } else together += part;
  }
  return words + unbroken(together);
}

/** Between a weekday and its date; Thai writes a word there. */
const MARKS = /^[^\p{L}]*$/u;

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** A month (`2026-11`) in full, in the given language; anything else gives undefined. */
export function monthInWords(value: string, locale: string): string | undefined {
  if (!MONTH.test(value)) return undefined;
  const format = new Intl.DateTimeFormat(locale, { year: "numeric", month: "long", timeZone: "UTC" });
  return unbroken(format.format(new Date(`${value}-01`)));
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A time of day (`16:00`) as the given language writes it; anything else gives undefined. */
export function timeInWords(value: unknown, locale: string): string | undefined {
  if (typeof value !== "string" || !TIME.test(value)) return undefined;
  const format = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
  return unbroken(format.format(new Date(`1970-01-01T${value}Z`)));
}
