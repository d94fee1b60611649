import type { Database } from "../database/open-database.ts";
import type { CardAnswer, GatewayCard } from "../database/payment-tables.ts";
import { randomId } from "../security/random.ts";
import { findOpenedFor } from "./client-tokens.ts";

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
  "4000000000000408": "neverAnswer",
};

/** Tokens that need no fields, for tests of merchants: good for any number of charges. */
const testTokens: Readonly<Partial<Record<string, CardAnswer>>> = {
  "tok-approve": "approve",
  "tok-decline": "decline",
};

/** The same for fields that are opened for one payment. */
const testNonces: Readonly<Partial<Record<string, CardAnswer>>> = {
  "nonce-approve": "approve",
  "nonce-decline": "decline",
};

/** A card as a merchant presents it: by a token, or by a nonce, which is good for the payment that it was entered for. */
export type PresentedCard = string | { readonly nonce: string };

/** A token for an account of a wallet, good for one charge. */
export async function tokeniseWallet(
  database: Database,
  { wallet, account, session }: Record<"wallet" | "account", string> & { readonly session?: string | undefined },
  now: Date,
): Promise<{ readonly token: string; readonly brand: string }> {
  const answer = account === "empty" ? "lackFunds" : "approve";
  const enteredFor = (await findOpenedFor(database, session)) ?? null;
  return { token: await keepCard(database, { answer, enteredFor }, now), brand: wallet };
}

/** Names an entry of a card that is to be kept, for a profile of the merchant. */
export async function openSession(database: Database, profile: string, now: Date): Promise<string> {
  const token = randomId("gs");
  await database.insertInto("gatewaySessions").values({ token, profile, madeAt: now }).execute();
  return token;
}

/** A card that was entered to be kept for that profile; those for tests are good for every profile. */
export async function findEnteredCard(database: Database, token: string, profile: string) {
  if (testTokens[token] !== undefined) return { brand: "Visa", ending: "4242", expires: "12/99" };
  const entered = database
    .selectFrom("gatewayCards")
    .innerJoin("gatewaySessions", (join) => join.onRef("gatewaySessions.token", "=", "gatewayCards.session"));
  return entered
    .select(["gatewayCards.brand", "gatewayCards.ending", "gatewayCards.expires"])
    .where("gatewayCards.token", "=", token)
    .where("gatewaySessions.profile", "=", profile)
    .executeTakeFirst();
}

/**
 * A token for a card: good for one charge, for one of the payment that the fields were opened for, or for any number of
 * them when it was entered to be kept; or the card's first part that cannot be right.
 */
export async function tokenise(
  database: Database,
  { session, ...card }: EnteredCard & { readonly session?: string | undefined },
  now: Date,
): Promise<
  { readonly token: string; readonly brand: string; readonly ending: string } | { readonly fault: CardFault }
> {
  const number = card.number.replaceAll(/[\s-]/g, "");
  const fault = faultOf({ ...card, number }, now);
  if (fault !== undefined) return { fault };
  const [brand, ending] = [number.startsWith("4") ? "Visa" : "Mastercard", number.slice(-4)];
  const kept = session === undefined ? {} : { session, brand, ending, expires: card.expires.replaceAll(/\s/g, "") };
  const enteredFor = await findOpenedFor(database, session);
  const how = enteredFor === undefined ? kept : { enteredFor };
  const token = await keepCard(database, { answer: answers[number] ?? "decline", ...how }, now);
  return { token, brand, ending };
}

type Kept = Pick<GatewayCard, "answer"> &
  Partial<Pick<GatewayCard, "enteredFor" | "session" | "brand" | "ending" | "expires">>;

async function keepCard(database: Database, card: Kept, now: Date): Promise<string> {
  const token = randomId("tok");
  const unknown = { enteredFor: null, session: null, brand: null, ending: null, expires: null };
  const row = { ...unknown, ...card, token, madeAt: now, usedBy: null };
  await database.insertInto("gatewayCards").values(row).execute();
  return token;
}

/** A card that is charged. */
interface SpentCard {
  readonly answer: CardAnswer;
  /** This payment used the token before. */
  readonly isRepeated: boolean;
  readonly isKept: boolean;
}

/**
 * Uses a card up for a payment; one that is kept stays good. `undefined` when it is unknown, presented in another way
 * than it was entered for, or another payment used it.
 */
export async function spendCard(
  database: Database,
  card: PresentedCard,
  payment: string,
  now: Date,
): Promise<SpentCard | undefined> {
  const [token, enteredFor, forTests] =
    typeof card === "string" ? [card, null, testTokens[card]] : [card.nonce, payment, testNonces[card.nonce]];
  if (forTests !== undefined) return { answer: forTests, isRepeated: false, isKept: false };
  const known = database.selectFrom("gatewayCards").select("answer").where("token", "=", token);
  const fit = known.where("enteredFor", "is not distinct from", enteredFor);
  const own = await fit.select("expires").where("session", "is not", null).executeTakeFirst();
  if (own !== undefined) {
    const isOver = own.expires !== null && !isToCome(own.expires, now);
    return { answer: isOver ? "expire" : own.answer, isRepeated: false, isKept: true };
  }
  const used = await database
    .updateTable("gatewayCards")
    .set({ usedBy: payment })
    .where(({ and, eb }) => and([eb("token", "=", token), eb("usedBy", "is", null)]))
    .where("enteredFor", "is not distinct from", enteredFor)
    .returning("answer")
    .executeTakeFirst();
  if (used !== undefined) return { ...used, isRepeated: false, isKept: false };
  const before = await fit.where("usedBy", "=", payment).executeTakeFirst();
  return before && { ...before, isRepeated: true, isKept: false };
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

/** The last month of a card, as 2029-08; empty when the text is none. */
function lastMonth(expires: string): string {
  const [, month, year] = /^(0[1-9]|1[0-2])\s?\/\s?(\d{2})$/.exec(expires.trim()) ?? [];
  return month === undefined ? "" : `20${year}-${month}`;
}

/** Whether a card can be used until a month that is not over. */
function isToCome(expires: string, now: Date): boolean {
  const [year, month] = lastMonth(expires).split("-").map(Number);
  return year !== undefined && month !== undefined && new Date(Date.UTC(year, month, 1)) > now;
}
