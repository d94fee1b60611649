import {
  BuddhistCalendar,
  CalendarDate,
  GregorianCalendar,
  parseDate,
  TaiwanCalendar as RocCalendar,
  toCalendar,
} from "@internationalized/date";
import type { Precision, TypedParts } from "./typed-parts.ts";

type CalendarName = "gregory" | "buddhist" | "roc";

const calendars = {
  gregory: new GregorianCalendar(),
  buddhist: new BuddhistCalendar(),
  roc: new RocCalendar(),
};

const gregorian = calendars.gregory;

/**
 * The calendar of a typed year: from 2400 on it is Thai, with three digits Taiwanese. A year of two digits is Taiwanese
 * in that language only: elsewhere it is ambiguous.
 */
export function calendarOfYear(year: string, locale: string): CalendarName | undefined {
  if (/^\d{4}$/.test(year)) return Number(year) >= 2400 ? "buddhist" : "gregory";
  if (/^1\d\d$/.test(year)) return "roc";
  return /^\d{1,2}$/.test(year) && isTaiwanese(locale) ? "roc" : undefined;
}

/** The typed day in ISO 8601 (2026-11-23); undefined when that day does not exist. */
export function dayOfParts({ year, month, day }: TypedParts, locale: string): string | undefined {
  const calendar = calendarOfYear(year, locale);
  if (calendar === undefined || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return undefined;
  const typed = { year: Number(year), month: Number(month), day: Number(day) };
  const date = new CalendarDate(calendars[calendar], typed.year, typed.month, typed.day);
  // The library moves a 31 June to the 30th, which the customer did not type.
  const isAsTyped = date.year === typed.year && date.month === typed.month && date.day === typed.day;
  return isAsTyped && typed.year > 0 ? toCalendar(date, gregorian).toString() : undefined;
}

/** The typed day (2026-11-23) or month (2026-11) in ISO 8601; undefined when it does not exist. */
export const valueFromParts = (parts: TypedParts, locale: string, precision: Precision): string | undefined =>
  precision === "day" ? dayOfParts(parts, locale) : dayOfParts({ ...parts, day: "1" }, locale)?.slice(0, -"-01".length);

const DAY_IN_WORDS = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
const MONTH_IN_WORDS = { month: "long", year: "numeric" } as const;

/**
 * A day or month (ISO 8601) in full in the language, in the calendar in which it was typed, with its year in the
 * language's other one.
 */
export function inWords(value: string, typedYear: string, locale: string): string {
  const isMonth = value.split("-").length === 2;
  const at = parseDate(isMonth ? `${value}-01` : value).toDate("UTC");
  const typed = calendarOfYear(typedYear, locale) ?? "gregory";
  const write = (calendar: CalendarName, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${locale}-u-ca-${calendar}-nu-latn`, { ...format, timeZone: "UTC" }).format(at);
  const full = write(typed, { ...(isMonth ? MONTH_IN_WORDS : DAY_IN_WORDS), ...eraFormat(typed) });
  const other = typed === "gregory" ? ownCalendar(locale) : "gregory";
  if (other === "gregory" && typed === "gregory") return full;
  const year = write(other, { year: "numeric", era: "short" });
  return isChinese(locale) ? `${full}（${year}）` : `${full} (${year})`;
}

const eraFormat = (calendar: CalendarName): Intl.DateTimeFormatOptions =>
  calendar === "gregory" ? {} : { era: "short" };
const isChinese = (locale: string) => locale.startsWith("zh");
const isTaiwanese = (locale: string) => /^zh-(Hant|TW)/.test(locale);

/** The calendar that people of a language use beside the common one. */
function ownCalendar(locale: string): CalendarName {
  if (isTaiwanese(locale)) return "roc";
  return locale.startsWith("th") ? "buddhist" : "gregory";
}
