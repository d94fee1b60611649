import type { Database } from "../database/open-database.ts";
import type { CardAnswer } from "../database/payment-tables.ts";
import { randomId } from "../security/random.ts";

/** What a customer enters in the gateway's fields. */
export interface EnteredCard {
  readonly number: string;
  /** Month and year, as 08/29. */
  readonly expires: string;
  readonly code: string;
  readonly name: string;
}

/** A part of a card that cannot be right. */
export type CardFault = "number" | "expires" | "code" | "name";

/** The test cards, by number; every other number with a right check digit is declined. */
const answers: Readonly<Partial<Record<string, CardAnswer>>> = {
  "4242424242424242": "approve",
  "5555555555554444": "approve",
  "4000000000009995": "lackFunds",
  "4000000000000069": "expire",
  "4000000000003220": "challenge",
  "4000000000000077": "approveLate",
  "4000000000000341": "declineLate",
  "4000000000000259": "reverseLate",
};

/** Tokens that need no fields, for tests of merchants: good for any number of charges. */
const testTokens: Readonly<Partial<Record<string, CardAnswer>>> = {
  "tok-approve": "approve",
  "tok-decline": "decline",
};

/** A token for an account of a wallet, good for one charge. */
export async function tokeniseWallet(
  database: Database,
  { wallet, account }: { readonly wallet: string; readonly account: string },
  now: Date,
): Promise<{ readonly token: string; readonly brand: string }> {
  return { token: await keepCard(database, account === "empty" ? "lackFunds" : "approve", now), brand: wallet };
}

/** A token for a card, good for one charge; or its first part that cannot be right. */
export async function tokenise(
  database: Database,
  card: EnteredCard,
  now: Date,
): Promise<
  { readonly token: string; readonly brand: string; readonly ending: string } | { readonly fault: CardFault }
> {
  const number = card.number.replaceAll(/[\s-]/g, "");
  const fault = faultOf({ ...card, number }, now);
  if (fault !== undefined) return { fault };
  const token = await keepCard(database, answers[number] ?? "decline", now);
  return { token, brand: number.startsWith("4") ? "Visa" : "Mastercard", ending: number.slice(-4) };
}

async function keepCard(database: Database, answer: CardAnswer, now: Date): Promise<string> {
  const token = randomId("tok");
  await database.insertInto("gatewayCards").values({ token, answer, madeAt: now, usedBy: null }).execute();
  return token;
}

/**
 * Uses a token up for a payment. `undefined` when it is unknown, or another payment used it; `isRepeated` when this
 * payment did.
 */
export async function spendCard(
  database: Database,
  token: string,
  payment: string,
): Promise<{ readonly answer: CardAnswer; readonly isRepeated: boolean } | undefined> {
  const forTests = testTokens[token];
  if (forTests !== undefined) return { answer: forTests, isRepeated: false };
  const used = await database
    .updateTable("gatewayCards")
    .set({ usedBy: payment })
    .where(({ and, eb }) => and([eb("token", "=", token), eb("usedBy", "is", null)]))
    .returning("answer")
    .executeTakeFirst();
  if (used !== undefined) return { ...used, isRepeated: false };
  const before = database.selectFrom("gatewayCards").select("answer").where("token", "=", token);
  const own = await before.where("usedBy", "=", payment).executeTakeFirst();
  return own && { ...own, isRepeated: true };
}

function faultOf({ number, expires, code, name }: EnteredCard, now: Date): CardFault | undefined {
  if (!/^\d{13,19}$/.test(number) || !hasCheckDigit(number)) return "number";
  if (!isToCome(expires, now)) return "expires";
  if (!/^\d{3,4}$/.test(code)) return "code";
  return /\p{L}/u.test(name) ? undefined : "name";
}

/** Whether the last digit follows from the others, by Luhn's rule (ISO/IEC 7812-1). */
function hasCheckDigit(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const doubled = (digit: number) => (digit < 5 ? digit * 2 : digit * 2 - 9);
  const sum = digits.reduce((total, digit, index) => total + (index % 2 === 0 ? digit : doubled(digit)), 0);
  return sum % 10 === 0;
}

/** Whether a card can be used until a month that is not over. */
function isToCome(expires: string, now: Date): boolean {
  const [, month = "", year = ""] = /^(0[1-9]|1[0-2])\s?\/\s?(\d{2})$/.exec(expires.trim()) ?? [];
  return month !== "" && new Date(Date.UTC(2000 + Number(year), Number(month), 1)) > now;
}
