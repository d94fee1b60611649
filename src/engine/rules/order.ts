import { parseDay } from "./day.ts";
import { parseInstant } from "./instant.ts";
import { isMoney } from "./money.ts";
import { isPresent } from "./value.ts";

/**
 * Whether two texts, numbers or booleans are the same, or two money values. Nothing equals an absent value; other
 * objects and lists are not compared.
 */
export function isSame(left: unknown, right: unknown): boolean {
  if (typeof left !== "object") return left === right && isPresent(left);
  return isMoney(left) && isMoney(right) && left.amount === right.amount && left.currency === right.currency;
}

/** Negative, zero or positive for two numbers, texts, days or instants, or money of one currency; else undefined. */
export function order(left: unknown, right: unknown): number | undefined {
  if (typeof left === "number" && typeof right === "number") {
    return Number.isFinite(left) && Number.isFinite(right) ? sign(left, right) : undefined;
  }
  if (typeof left === "string" && typeof right === "string") return orderTexts(left, right);
  return isMoney(left) && isMoney(right) && left.currency === right.currency
    ? sign(left.amount, right.amount)
    : undefined;
}

/**
 * One instant has several notations, so instants are not ordered as texts. Days are. A day and an instant have no order:
 * where the day begins depends on a zone.
 */
function orderTexts(left: string, right: string): number | undefined {
  const [leftMs, rightMs] = [parseInstant(left), parseInstant(right)];
  if (leftMs !== undefined && rightMs !== undefined) return sign(leftMs, rightMs);
  const isMixed = leftMs === undefined ? rightMs !== undefined && isDay(left) : isDay(right);
  return isMixed ? undefined : sign(left, right);
}

const isDay = (text: string) => parseDay(text) !== undefined;

function sign<Kind extends number | string>(left: Kind, right: Kind): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
