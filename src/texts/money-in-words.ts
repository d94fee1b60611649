import { isJsonObject } from "../documents/json.ts";

/** Currency symbols where people would mistake one dollar for another; other currencies as Intl writes them. */
const marks: Readonly<Record<string, string>> = { AUD: "A$", MYR: "RM", SGD: "S$", THB: "฿", TWD: "NT$" };

const CURRENCY = /^[A-Z]{3}$/;

/**
 * Money in its currency, whole amounts without decimals: `S$12.50`, `NT$1,990`.
 * @param value `{ amount, currency }`, or the amount alone with `currency` beside; amounts in minor units (ISO 4217).
 * Anything else gives undefined.
 */
export function moneyInWords(value: unknown, currency: unknown, locale: string): string | undefined {
  const amount = isJsonObject(value) ? value.amount : value;
  const code = isJsonObject(value) ? value.currency : currency;
  if (typeof amount !== "number" || !Number.isFinite(amount)) return undefined;
  if (typeof code !== "string" || !CURRENCY.test(code)) return undefined;
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  const mark = marks[code];
  return format
    .formatToParts(amount / 10 ** maximumFractionDigits)
    .map(({ type, value: part }) => (type === "currency" ? (mark ?? part) : part))
    .join("");
}
