import {
  BuddhistCalendar,
  CalendarDate,
  GregorianCalendar,
  parseDate,
  TaiwanCalendar as RocCalendar,
  toCalendar,
} from "@internationalized/date";
import type { TypedParts } from "./typed-parts.ts";

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

/** A day in full in the language, in the calendar in which it was typed, with its year in the language's other one. */
export function dayInWords(isoDay: string, typedYear: string, locale: string): string {
  const at = parseDate(isoDay).toDate("UTC");
  const typed = calendarOfYear(typedYear, locale) ?? "gregory";
  const write = (calendar: CalendarName, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${locale}-u-ca-${calendar}-nu-latn`, { ...format, timeZone: "UTC" }).format(at);
  const full = write(typed, { weekday: "long", day: "numeric", month: "long", year: "numeric", ...eraFormat(typed) });
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
