/** A day in the words of a language. */
export interface DayWords {
  /** "Mon" */
  readonly weekday: string;
  /** "23" */
  readonly day: string;
  /** "Nov" */
  readonly month: string;
  /** "Monday, 23 November 2026" */
  readonly full: string;
}

/** Writes a day (2026-11-23) in a language, in its own calendar; any other text stays as it is. */
export function dayWords(isoDay: string, locale: string): DayWords {
  const at = new Date(`${isoDay}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return { weekday: "", day: isoDay, month: "", full: isoDay };
  const write = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...format, timeZone: "UTC" }).format(at);
  return {
    weekday: write({ weekday: "short" }),
    day: String(at.getUTCDate()),
    month: write({ month: "short" }),
    full: write({ dateStyle: "full" }),
  };
}
