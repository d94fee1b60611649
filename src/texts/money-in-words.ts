import { isJsonObject } from "../documents/json.ts";

/** What a client's country says of its currency. */
export interface OwnCurrency {
  /** ISO 4217. */
  readonly currency: string;
  /** The sign, where the usual one could be taken for that of another currency. */
  readonly currencyMark?: string | undefined;
  /** How many digits of an amount are its minor units. */
  readonly currencyDigits: number;
}

const CURRENCY = /^[A-Z]{3}$/;

/**
 * Money in its currency, whole amounts without decimals: `S$12.50`, `NT$1,990`.
 * @param value `{ amount, currency }`, or the amount alone with `currency` beside; amounts in minor units (ISO 4217).
 * Anything else gives undefined.
 * @param own the client's currency; others are written so that no one takes them for it: `A$12.90`, `SGD 12.50`.
 */
export function moneyInWords(value: unknown, currency: unknown, locale: string, own?: OwnCurrency): string | undefined {
  const amount = isJsonObject(value) ? value.amount : value;
  const code = isJsonObject(value) ? value.currency : currency;
  if (typeof amount !== "number" || !Number.isFinite(amount)) return undefined;
  if (typeof code !== "string" || !CURRENCY.test(code)) return undefined;
  const known = own?.currency === code ? own : undefined;
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: code,
    currencyDisplay: known === undefined ? "symbol" : "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
    ...(known && { minimumFractionDigits: known.currencyDigits, maximumFractionDigits: known.currencyDigits }),
  });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format
    .formatToParts(amount / 10 ** maximumFractionDigits)
    .map(({ type, value: part }) => (type === "currency" ? (known?.currencyMark ?? part) : part))
    .join("");
}
