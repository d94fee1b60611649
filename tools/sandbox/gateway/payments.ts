import { type Selectable, sql } from "kysely";
import { minutesAfter } from "../clock.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/open-database.ts";
import type { CardAnswer, DeclineCode, GatewayPayment, LedgerEntry } from "../database/payment-tables.ts";
import { randomId } from "../security/random.ts";
import { type PresentedCard, spendCard } from "./cards.ts";

/** How long a slow bank takes. */
const LATE_MINUTES = 5;

type Row = Selectable<GatewayPayment>;

/** A charge that a merchant asks for. */
export type Charge = Pick<Row, "id" | "name" | "merchant" | "orderReference" | "amount" | "currency" | "client"> & {
  /** The card is only checked: the amount is allowed, and released at once. */
  readonly checksCard?: true;
};

/** What becomes of a charge at once. */
type Beginning = Pick<Row, "status" | "declineCode" | "challenge" | "settlesAt">;

const nothing = { declineCode: null, challenge: null, settlesAt: null };
const declined = (declineCode: DeclineCode): Beginning => ({ ...nothing, status: "DECLINED", declineCode });
const late = (now: Date): Beginning => ({ ...nothing, status: "PENDING", settlesAt: minutesAfter(now, LATE_MINUTES) });

const asked = (): Beginning => ({ ...nothing, status: "CHALLENGE", challenge: randomId("ch") });

const beginnings: Readonly<Record<CardAnswer, (now: Date) => Beginning>> = {
  approve: () => ({ ...nothing, status: "CAPTURED" }),
  decline: () => declined("CARD_DECLINED"),
  lackFunds: () => declined("INSUFFICIENT_FUNDS"),
  expire: () => declined("CARD_EXPIRED"),
  challenge: asked,
  page: asked,
  approveLate: late,
  declineLate: late,
  reverseLate: (now) => ({ ...nothing, status: "CAPTURED", settlesAt: minutesAfter(now, LATE_MINUTES) }),
};

/**
 * Charges a card. A payment that was declined, or waits for its customer, is charged anew; one that repeats its card is
 * told what became of it, unless a kept card was declined. Requests for one payment take turns. Commits for itself: a
 * merchant that dies meanwhile asks later. `undefined` when the card is of no use.
 */
export const charge = (
  database: Database,
  asked: Charge,
  presented: PresentedCard,
  now: Date,
): Promise<Row | undefined> =>
  inTransaction(database, async (transaction) => {
    await takeTurn(transaction, `payment ${asked.id}`);
    const known = await findGatewayPayment(transaction, asked.id, now);
    const token = typeof presented === "string" ? presented : presented.nonce;
    if (known !== undefined && isUnderWay(known, token)) return known;
    const card = await spendCard(transaction, presented, asked.id, now);
    if (card === undefined) return undefined;
    if (card.isRepeated && known !== undefined) return known;
    return begin(transaction, { ...asked, token }, answerTo(asked, card), now);
  });

/** Whether a payment is paid, or waits: for its bank, or for the customer who was asked about that card. */
const isUnderWay = ({ status, token: asked }: Row, token: string): boolean =>
  status === "CAPTURED" || status === "PENDING" || (status === "CHALLENGE" && asked === token);

const slow: readonly CardAnswer[] = ["approveLate", "declineLate", "reverseLate"];

/** A bank that was asked when a card was kept is not asked again; a slow one allows a check at once. */
function answerTo({ checksCard }: Charge, { answer, isKept }: { answer: CardAnswer; isKept: boolean }): CardAnswer {
  if (checksCard) return slow.includes(answer) ? "approve" : answer;
  return isKept && answer === "challenge" ? "approve" : answer;
}

/** The page where a customer pays. A payment has one, until its customer has finished there. */
export async function openPage(database: Database, asked: Charge, now: Date): Promise<Row> {
  const known = await findGatewayPayment(database, asked.id, now);
  if (known !== undefined && known.status !== "DECLINED") return known;
  return begin(database, { ...asked, token: null }, "page", now);
}

type Begun = Charge & Pick<Row, "token">;

async function begin(database: Database, asked: Begun, answer: CardAnswer, now: Date): Promise<Row> {
  const row = { checksCard: false, ...asked, answer, ...(await unlessPaid(database, asked, beginnings[answer](now))) };
  await database
    .insertInto("gatewayPayments")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  await enter(database, row, now);
  return row;
}

/** How a payment goes now; `undefined` for one that was never charged. */
export async function findGatewayPayment(database: Database, id: string, now: Date): Promise<Row | undefined> {
  const found = await database
    .selectFrom("gatewayPayments")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined || found.settlesAt === null || found.settlesAt > now) return found;
  return settle(database, found, settled(found.answer), now);
}

/** The payment that paid what a merchant calls by that name, or may still pay it. */
export async function findPaymentOf(database: Database, orderReference: string, now: Date): Promise<Row | undefined> {
  const all = database.selectFrom("gatewayPayments").selectAll().where("orderReference", "=", orderReference);
  for (const { id } of await all.where("settlesAt", "is not", null).execute())
    await findGatewayPayment(database, id, now);
  return all.where("status", "in", ["CAPTURED", "PENDING"]).orderBy("status").executeTakeFirst();
}

/** The payment whose bank asks its customer. */
export const findChallenge = (database: Database, challenge: string): Promise<Row | undefined> =>
  database.selectFrom("gatewayPayments").selectAll().where("challenge", "=", challenge).forUpdate().executeTakeFirst();

/** The customer's answer to their bank. */
export const answerChallenge = (database: Database, found: Row, accepts: boolean, now: Date): Promise<Row> =>
  settle(database, found, accepts ? { ...nothing, status: "CAPTURED" } : declined("AUTHENTICATION_FAILED"), now);

/** What a slow bank decides. */
function settled(answer: CardAnswer): Beginning {
  if (answer === "reverseLate") return { ...nothing, status: "REVERSED" };
  return answer === "declineLate" ? declined("CARD_DECLINED") : { ...nothing, status: "CAPTURED" };
}

async function settle(database: Database, found: Row, outcome: Beginning, now: Date): Promise<Row> {
  const row = { ...found, ...(await unlessPaid(database, found, outcome)) };
  await database.updateTable("gatewayPayments").set(row).where("id", "=", found.id).execute();
  await enter(database, row, now);
  return row;
}

/** The payments of an order beside which another may not get into a status. */
const rivals: Readonly<Partial<Record<Row["status"], readonly Row["status"][]>>> = {
  CAPTURED: ["CAPTURED"],
  PENDING: ["CAPTURED", "PENDING"],
};

/** The books refuse a second capture of one order, also under another payment; and no two of its payments wait at once. */
async function unlessPaid(
  database: Database,
  { id, orderReference }: Pick<Row, "id" | "orderReference">,
  outcome: Beginning,
): Promise<Beginning> {
  const refused = rivals[outcome.status];
  if (refused === undefined) return outcome;
  await takeTurn(database, `order ${orderReference}`);
  const others = database.selectFrom("gatewayPayments").select("id").where("id", "!=", id);
  const rival = others.where("orderReference", "=", orderReference).where("status", "in", refused);
  return (await rival.executeTakeFirst()) === undefined ? outcome : declined("DUPLICATE");
}

/** Waits until no other transaction has the name. */
const takeTurn = (database: Database, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(database);

/** Notes the money that a payment moved. */
async function enter(database: Database, payment: Row, madeAt: Date): Promise<void> {
  const { id, orderReference, amount, currency } = payment;
  const entries = listEntries(payment).map((kind) => ({ payment: id, kind, orderReference, amount, currency, madeAt }));
  if (entries.length > 0) await database.insertInto("gatewayLedger").values(entries).execute();
}

function listEntries({ status, checksCard }: Pick<Row, "status" | "checksCard">): LedgerEntry["kind"][] {
  if (status === "CAPTURED") return checksCard ? ["authorisation", "release"] : ["capture"];
  return status === "REVERSED" ? ["reversal"] : [];
}
