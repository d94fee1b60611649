import { isJsonObject, type JsonObject } from "./value.ts";

/** An amount in minor units (cents; whole units where a currency has no smaller ones) with its ISO 4217 currency. */
export interface Money extends JsonObject {
  readonly amount: number;
  readonly currency: string;
}

const CURRENCY = /^[A-Z]{3}$/;

/** Whether a value is money: an object of a whole amount and a currency only. */
export function isMoney(value: unknown): value is Money {
  return (
    isJsonObject(value) &&
    Object.hasOwn(value, "amount") &&
    Object.hasOwn(value, "currency") &&
    Number.isSafeInteger(value.amount) &&
    typeof value.currency === "string" &&
    CURRENCY.test(value.currency) &&
    Object.keys(value).length === 2
  );
}

/** Money of a whole amount; undefined when the amount cannot be exact. */
export function money(amount: number, currency: string): Money | undefined {
  return Number.isSafeInteger(amount) ? { amount: amount + 0, currency } : undefined;
}

/** An amount rounded to whole minor units, halves away from zero, as fees are stated. */
export function roundedAmount(amount: number): number {
  return Math.sign(amount) * Math.round(Math.abs(amount));
}
