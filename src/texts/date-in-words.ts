const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * A day or an instant (ISO 8601) in full with its weekday, in the given language. An instant is converted to
 * `timeZone`; a day is the same day everywhere. Anything else gives undefined. The language's tag decides the calendar:
 * years in Thai are of the Buddhist era.
 */
export function dateInWords(value: unknown, locale: string, timeZone: string): string | undefined {
  if (typeof value !== "string" || !(DAY.test(value) || INSTANT.test(value))) return undefined;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return undefined;
  const zone = DAY.test(value) ? "UTC" : timeZone;
  return new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: zone }).format(date);
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** A month (`2026-11`) in full, in the given language; anything else gives undefined. */
export function monthInWords(value: string, locale: string): string | undefined {
  if (!MONTH.test(value)) return undefined;
  const format = new Intl.DateTimeFormat(locale, { year: "numeric", month: "long", timeZone: "UTC" });
  return format.format(new Date(`${value}-01`));
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A time of day (`16:00`) as the given language writes it; anything else gives undefined. */
export function timeInWords(value: string, locale: string): string | undefined {
  if (!TIME.test(value)) return undefined;
  const format = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
  return format.format(new Date(`1970-01-01T${value}Z`));
}
