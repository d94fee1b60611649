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

/** Negative, zero or positive for two numbers, texts or instants, or money of one currency; else undefined. */
export function order(left: unknown, right: unknown): number | undefined {
  if (typeof left === "number" && typeof right === "number") {
    return Number.isFinite(left) && Number.isFinite(right) ? sign(left, right) : undefined;
  }
  if (typeof left === "string" && typeof right === "string") return orderTexts(left, right);
  return isMoney(left) && isMoney(right) && left.currency === right.currency
    ? sign(left.amount, right.amount)
    : undefined;
}

/** One instant has several notations, so instants are not ordered as texts. Days are. */
function orderTexts(left: string, right: string): number {
  const leftMs = parseInstant(left);
  const rightMs = leftMs === undefined ? undefined : parseInstant(right);
  return leftMs === undefined || rightMs === undefined ? sign(left, right) : sign(leftMs, rightMs);
}

function sign<Kind extends number | string>(left: Kind, right: Kind): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
