import { readFileSync } from "node:fs";
import { dayBefore } from "../clock.ts";

const prices: Readonly<Partial<Record<string, Readonly<Partial<Record<string, number>>>>>> = JSON.parse(
  readFileSync(new URL("plan-prices.json", import.meta.url), "utf8"),
);

/** The name under which a currency has the price of offers without one of their own. */
const OTHERWISE = "*";
/** The price where the currency is unknown. */
const UNKNOWN = 990;
/** How many months a term has. */
export const TERM_MONTHS = 12;
/** The discount of a whole term. */
const FOR_THE_TERM = { Code: "TERM", Percent: 15 } as const;
/** The discount of customers of a year or more. */
const FOR_YEARS = { Code: "LOYALTY", Percent: 10 } as const;
/** The limit of all discounts together. */
const MOST_PERCENT = 20;

/** A month's price of an offer, with its tax, in minor units. */
export const monthlyPrice = (currency: string, offerName: string): number =>
  prices[currency]?.[offerName] ?? prices[currency]?.[OTHERWISE] ?? UNKNOWN;

/** The discounts on the price of a term, for a plan that began on a day. */
export function listDiscounts(startsOn: string, now: Date, timeZone: string) {
  const isOld = startsOn <= dayBefore(now, 365, timeZone);
  return isOld ? [FOR_THE_TERM, FOR_YEARS] : [FOR_THE_TERM];
}

/** The sum of all discounts, in per cent. */
export const totalPercent = (discounts: readonly { readonly Percent: number }[]): number =>
  Math.min(
    discounts.reduce((sum, { Percent }) => sum + Percent, 0),
    MOST_PERCENT,
  );

/** The smallest price of a currency whose prices have no decimals, in minor units. */
const SMALLEST: Readonly<Partial<Record<string, number>>> = { TWD: 100 };

/** The price of a term, in minor units. */
export function termPrice(currency: string, monthly: number, months: number, percent: number): number {
  const step = SMALLEST[currency] ?? 1;
  return Math.round((monthly * months * (100 - percent)) / 100 / step) * step;
}
