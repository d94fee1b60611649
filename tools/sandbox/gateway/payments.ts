import { type Selectable, type SelectQueryBuilder, sql } from "kysely";
import { minutesAfter } from "../clock.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/open-database.ts";
import type { CardAnswer, DeclineCode, GatewayPayment, LedgerEntry } from "../database/payment-tables.ts";
import type { Tables } from "../database/tables.ts";
import { randomId } from "../security/random.ts";
import { type PresentedCard, spendCard } from "./cards.ts";
import { queueNotice } from "./notices.ts";

/** How long a slow bank takes. */
const LATE_MINUTES = 5;
/** After this the gateway ends a payment whose bank has not answered. */
const SILENT_MINUTES = 24 * 60;

/** One payment of an order may be so. */
const HOLDING: readonly Row["status"][] = ["CAPTURED", "PENDING"];

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
const settlingAfter =
  (minutes: number) =>
  (now: Date): Beginning => ({ ...nothing, status: "PENDING", settlesAt: minutesAfter(now, minutes) });
const late = settlingAfter(LATE_MINUTES);

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
  neverAnswer: settlingAfter(SILENT_MINUTES),
};

/**
 * Charges a card. A payment that was declined, or waits for its customer, is charged anew; one that repeats its card is
 * told what became of it, unless a kept card was declined. Commits for itself: a merchant that dies meanwhile asks later.
 * False when the card is of no use; a closed order is not charged.
 */
export const charge = (database: Database, asked: Charge, presented: PresentedCard, now: Date): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    await holdOrder(transaction, asked.orderReference);
    if (await isClosed(transaction, asked.orderReference)) return true;
    const known = await findGatewayPayment(transaction, asked.id, now);
    const token = typeof presented === "string" ? presented : presented.nonce;
    if (known !== undefined && isUnderWay(known, token)) return true;
    const card = await spendCard(transaction, presented, asked.id, now);
    if (card === undefined) return false;
    if (!card.isRepeated || known === undefined)
      await begin(transaction, { ...asked, token }, answerTo(asked, card), now);
    return true;
  });

/** Whether a payment is paid, or waits: for its bank, or for the customer who was asked about that card. */
const isUnderWay = ({ status, token: asked }: Row, token: string): boolean =>
  status === "CAPTURED" || status === "PENDING" || (status === "CHALLENGE" && asked === token);

const slow: readonly CardAnswer[] = ["approveLate", "declineLate", "reverseLate", "neverAnswer"];

/** A bank that was asked when a card was kept is not asked again; a slow one allows a check at once. */
function answerTo({ checksCard }: Charge, { answer, isKept }: { answer: CardAnswer; isKept: boolean }): CardAnswer {
  if (checksCard) return slow.includes(answer) ? "approve" : answer;
  return isKept && answer === "challenge" ? "approve" : answer;
}

/** The page where a customer pays. A payment has one, until its customer has finished there. */
export async function openPage(database: Database, asked: Charge, now: Date): Promise<Row> {
  await holdOrder(database, asked.orderReference);
  const known = await findGatewayPayment(database, asked.id, now);
  const isOver = known === undefined || known.status === "DECLINED" || known.status === "REVERSED";
  return isOver ? begin(database, { ...asked, token: null }, "page", now) : known;
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
  await queueNotice(database, row, now);
  return row;
}

/** How a payment goes now; `undefined` for one that was never charged. */
export async function findGatewayPayment(database: Database, id: string, now: Date): Promise<Row | undefined> {
  const found = await held(database, database.selectFrom("gatewayPayments").selectAll().where("id", "=", id));
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
  challenged(database, challenge).executeTakeFirst();

const challenged = (database: Database, challenge: string) =>
  database.selectFrom("gatewayPayments").selectAll().where("challenge", "=", challenge);

/** The customer's answer to their bank; `undefined` where nobody waits for it any longer. */
export const answerChallenge = (
  database: Database,
  { challenge, accepts }: { readonly challenge: string; readonly accepts: boolean },
  now: Date,
): Promise<Row | undefined> =>
  inTransaction(database, async (transaction) => {
    const found = await held(transaction, challenged(transaction, challenge));
    if (found === undefined || !accepts) return found && withdraw(transaction, found, now);
    return settle(transaction, found, { ...nothing, status: "CAPTURED" }, now);
  });

/** Ends a payment that waits for its customer. */
export const withdraw = (database: Database, found: Row, now: Date): Promise<Row> =>
  settle(database, found, declined("AUTHENTICATION_FAILED"), now);

/** No payment of that order is charged from now on. */
export async function closeOrder(database: Database, orderReference: string): Promise<void> {
  await holdOrder(database, orderReference);
  await database
    .insertInto("gatewayClosedOrders")
    .values({ orderReference })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const isClosed = async (database: Database, orderReference: string): Promise<boolean> => {
  const closed = database.selectFrom("gatewayClosedOrders").selectAll().where("orderReference", "=", orderReference);
  return (await closed.executeTakeFirst()) !== undefined;
};

/** Lets those who may move the money of one order take turns, until each has committed. */
const holdOrder = (database: Database, orderReference: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`order ${orderReference}`}, 0))`.execute(database);

/** A payment as it is once its order is held. */
async function held(database: Database, query: SelectQueryBuilder<Tables, "gatewayPayments", Row>) {
  const found = await query.executeTakeFirst();
  if (found === undefined) return undefined;
  await holdOrder(database, found.orderReference);
  return query.executeTakeFirst();
}

/** What a slow bank decides, or the gateway instead of one that never answers. */
function settled(answer: CardAnswer): Beginning {
  if (answer === "neverAnswer") return declined("NO_ANSWER");
  if (answer === "reverseLate") return { ...nothing, status: "REVERSED" };
  return answer === "declineLate" ? declined("CARD_DECLINED") : { ...nothing, status: "CAPTURED" };
}

async function settle(database: Database, found: Row, outcome: Beginning, now: Date): Promise<Row> {
  const row = { ...found, ...(await unlessPaid(database, found, outcome)) };
  await database.updateTable("gatewayPayments").set(row).where("id", "=", found.id).execute();
  await enter(database, row, now);
  await queueNotice(database, row, now);
  return row;
}

/** The books refuse a second capture of one order, also under another payment, and while a bank may still allow one. */
async function unlessPaid(
  database: Database,
  { id, orderReference }: Pick<Row, "id" | "orderReference">,
  outcome: Beginning,
): Promise<Beginning> {
  if (!HOLDING.includes(outcome.status)) return outcome;
  const holding = database.selectFrom("gatewayPayments").select("id").where("status", "in", HOLDING);
  const other = holding.where("orderReference", "=", orderReference).where("id", "!=", id);
  return (await other.executeTakeFirst()) === undefined ? outcome : declined("DUPLICATE");
}

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
