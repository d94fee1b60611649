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
