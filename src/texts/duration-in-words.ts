import { unbroken } from "./unbroken.ts";

const DURATION = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/;
const UNITS = ["year", "month", "week", "day", "hour", "minute"] as const;

/** An ISO 8601 duration as people write it: P12M is 12 months, PT60M 60 minutes; `undefined` for anything else. */
export function durationInWords(value: unknown, locale: string): string | undefined {
  const amounts = typeof value === "string" ? DURATION.exec(value)?.slice(1) : undefined;
  const parts = UNITS.flatMap((unit, index) => {
    const amount = amounts?.[index];
    const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
    return amount === undefined ? [] : [unbroken(format.format(Number(amount)))];
  });
  if (parts.length === 0) return undefined;
  return new Intl.ListFormat(locale, { type: "unit", style: "long" }).format(parts);
}
