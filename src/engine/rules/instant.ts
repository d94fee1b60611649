import { parseDay } from "./day.ts";

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Instants of the years 0 to 9999, in ms since the epoch: ISO 8601 writes them with four digits. */
const EARLIEST = Date.parse("0000-01-01T00:00:00.000Z");
const LATEST = Date.parse("9999-12-31T23:59:59.999Z");

/** The ms since the epoch of an ISO 8601 instant with its offset; undefined for any other text. */
export function parseInstant(text: string): number | undefined {
  if (text.length > 35 || text[10] !== "T" || !INSTANT.test(text)) return undefined;
  // A day that does not exist, such as 30 February, would become another day.
  if (text.slice(8, 10) > "28" && parseDay(text.slice(0, 10)) === undefined) return undefined;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? undefined : ms;
}

/** An instant in ISO 8601, in UTC with milliseconds; undefined outside the years 0 to 9999. */
export function formatInstant(ms: number): string | undefined {
  return ms >= EARLIEST && ms <= LATEST ? new Date(ms).toISOString() : undefined;
}

const DURATION =
  /^(-)?P(?=\d|T\d)(?:(\d{1,9})W)?(?:(\d{1,9})D)?(?:T(?=\d)(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9}(?:\.\d{1,3})?)S)?)?$/;

const UNIT_MS = [604_800_000, 86_400_000, 3_600_000, 60_000, 1_000];

/** The ms of an ISO 8601 duration in weeks, days, hours, minutes and seconds. Years and months have no fixed length. */
export function parseDuration(text: string): number | undefined {
  const [whole, sign, ...amounts] = DURATION.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const ms = UNIT_MS.reduce((sum, unit, index) => sum + unit * Number(amounts[index] ?? 0), 0);
  return sign === undefined ? ms : -ms;
}
