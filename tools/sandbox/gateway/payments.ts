import type { Selectable } from "kysely";
import { minutesAfter } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { CardAnswer, DeclineCode, GatewayPayment, LedgerEntry } from "../database/payment-tables.ts";
import { randomId } from "../security/random.ts";

/** How long a slow bank takes. */
const LATE_MINUTES = 5;

type Row = Selectable<GatewayPayment>;

/** A charge that a merchant asks for. */
export type Charge = Pick<Row, "id" | "merchant" | "orderReference" | "amount" | "currency" | "client">;

/** What becomes of a charge at once. */
type Beginning = Pick<Row, "status" | "declineCode" | "challenge" | "settlesAt">;

const nothing = { declineCode: null, challenge: null, settlesAt: null };
const declined = (declineCode: DeclineCode): Beginning => ({ ...nothing, status: "DECLINED", declineCode });
const late = (now: Date): Beginning => ({ ...nothing, status: "PENDING", settlesAt: minutesAfter(now, LATE_MINUTES) });

const beginnings: Readonly<Record<CardAnswer, (now: Date) => Beginning>> = {
  approve: () => ({ ...nothing, status: "CAPTURED" }),
  decline: () => declined("CARD_DECLINED"),
  lackFunds: () => declined("INSUFFICIENT_FUNDS"),
  expire: () => declined("CARD_EXPIRED"),
  challenge: () => ({ ...nothing, status: "CHALLENGE", challenge: randomId("ch") }),
  approveLate: late,
  declineLate: late,
  reverseLate: (now) => ({ ...nothing, status: "CAPTURED", settlesAt: minutesAfter(now, LATE_MINUTES) }),
};

/**
 * Charges a card. A payment that was declined, or waits for its customer, is charged anew. The books refuse a second
 * capture of one order, also under another payment.
 */
export async function charge(database: Database, asked: Charge, answer: CardAnswer, now: Date): Promise<Row> {
  const begun = beginnings[answer](now);
  const row = { ...asked, answer, ...begun };
  await database
    .insertInto("gatewayPayments")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  if (begun.status === "CAPTURED") await enter(database, "capture", row, now);
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

/** The payment whose bank asks its customer. */
export const findChallenge = (database: Database, challenge: string): Promise<Row | undefined> =>
  database.selectFrom("gatewayPayments").selectAll().where("challenge", "=", challenge).forUpdate().executeTakeFirst();

/** The customer's answer to their bank. */
export const answerChallenge = (database: Database, found: Row, accepts: boolean, now: Date): Promise<Row> =>
  settle(database, found, accepts ? { status: "CAPTURED" } : declined("AUTHENTICATION_FAILED"), now);

/** What a slow bank decides. */
function settled(answer: CardAnswer): Pick<Row, "status"> & Partial<Beginning> {
  if (answer === "reverseLate") return { status: "REVERSED" };
  return answer === "declineLate" ? declined("CARD_DECLINED") : { status: "CAPTURED" };
}

async function settle(
  database: Database,
  found: Row,
  outcome: Pick<Row, "status"> & Partial<Beginning>,
  now: Date,
): Promise<Row> {
  const row = { ...found, ...nothing, ...outcome };
  await database.updateTable("gatewayPayments").set(row).where("id", "=", found.id).execute();
  if (row.status === "CAPTURED") await enter(database, "capture", row, now);
  if (row.status === "REVERSED") await enter(database, "reversal", row, now);
  return row;
}

async function enter(database: Database, kind: LedgerEntry["kind"], payment: Row, madeAt: Date): Promise<void> {
  const { id, orderReference, amount, currency } = payment;
  const entry = { payment: id, kind, orderReference, amount, currency, madeAt };
  await database.insertInto("gatewayLedger").values(entry).execute();
}
