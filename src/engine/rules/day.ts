const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const MS_PER_DAY = 86_400_000;

/** A calendar day, in days since 1970-01-01; undefined unless it is written as `2026-11-21`. */
export function parseDay(text: string): number | undefined {
  if (text.length !== 10 || !DAY.test(text)) return undefined;
  const ms = Date.parse(`${text}T00:00:00.000Z`);
  // A day that does not exist, such as 30 February, becomes another day.
  return formatDay(ms / MS_PER_DAY) === text ? ms / MS_PER_DAY : undefined;
}

/** A day as `2026-11-21`; undefined outside the years 0 to 9999. */
export function formatDay(day: number): string | undefined {
  const date = new Date(day * MS_PER_DAY);
  const year = date.getUTCFullYear();
  return year >= 0 && year <= 9999 ? date.toISOString().slice(0, 10) : undefined;
}

/** A calendar duration: months (a year is twelve), then days. */
export interface CalendarDuration {
  readonly months: number;
  readonly days: number;
}

const CALENDAR_DURATION = /^(-)?P(?=\d)(?:(\d{1,4})Y)?(?:(\d{1,5})M)?(?:(\d{1,5})W)?(?:(\d{1,6})D)?$/;

/** An ISO 8601 duration in years, months, weeks and days; undefined for any other text. */
export function parseCalendarDuration(text: string): CalendarDuration | undefined {
  const [whole, sign, ...amounts] = CALENDAR_DURATION.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const [years = 0, months = 0, weeks = 0, days = 0] = amounts.map((amount) => Number(amount ?? 0));
  const direction = sign === undefined ? 1 : -1;
  return { months: direction * (12 * years + months), days: direction * (7 * weeks + days) };
}

/** Adds a duration to a day. A month later is the same day of the month, or the month's last. */
export function addToDay(day: number, { months, days }: CalendarDuration): number {
  const date = new Date(day * MS_PER_DAY);
  const first = new Date(0);
  first.setUTCFullYear(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const last = new Date(0);
  last.setUTCFullYear(first.getUTCFullYear(), first.getUTCMonth() + 1, 0);
  const inMonth = Math.min(date.getUTCDate(), last.getUTCDate());
  return first.getTime() / MS_PER_DAY + inMonth - 1 + days;
}
