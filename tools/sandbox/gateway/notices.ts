import { type Selectable, sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { GatewayNotice, GatewayPayment } from "../database/payment-tables.ts";
import { randomId } from "../security/random.ts";

/** Notices that are sent at once. */
const AT_ONCE = 50;
/** The pause before the second try; each further one is twice as long, and at most so long. */
const FIRST_PAUSE_MINUTES = 1;
const LONGEST_PAUSE_MINUTES = 12 * 60;
/** After so many tries, about four days, nobody is told. */
const MOST_TRIES = 16;

/** A notice with the payment that it is about. */
export type DueNotice = Selectable<GatewayNotice> &
  Pick<Selectable<GatewayPayment>, "name" | "orderReference" | "merchant">;

/** Notes that the merchant is to be told of a payment, once nothing is awaited for it. */
export async function queueNotice(
  database: Database,
  { id: payment, status }: Pick<GatewayPayment, "id" | "status">,
  now: Date,
): Promise<void> {
  if (status === "CHALLENGE" || status === "PENDING") return;
  const notice = { id: randomId("nt"), payment, status, madeAt: now, tries: 0, nextTryAt: now, answeredAt: null };
  await database.insertInto("gatewayNotices").values(notice).execute();
}

/** Takes some notices that are due; each is due again later, unless it is answered. */
export async function takeDueNotices(database: Database, now: Date): Promise<readonly DueNotice[]> {
  const due = database
    .selectFrom("gatewayNotices")
    .select("id")
    .where("answeredAt", "is", null)
    .where("nextTryAt", "<=", now)
    .where("tries", "<", MOST_TRIES)
    .orderBy("nextTryAt")
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked();
  const pause = sql`least(${FIRST_PAUSE_MINUTES}::int * power(2, tries), ${LONGEST_PAUSE_MINUTES}::int)`;
  return database
    .updateTable("gatewayNotices")
    .set({
      tries: sql`tries + 1`,
      nextTryAt: sql`${now}::timestamptz + ${pause} * interval '1 minute'`,
    })
    .from("gatewayPayments")
    .whereRef("gatewayPayments.id", "=", "gatewayNotices.payment")
    .where("gatewayNotices.id", "in", due)
    .returningAll("gatewayNotices")
    .returning(["gatewayPayments.name", "gatewayPayments.orderReference", "gatewayPayments.merchant"])
    .execute();
}

/** Notes that a merchant has answered a notice, which is not sent again. */
export async function closeNotice(database: Database, id: string, now: Date): Promise<void> {
  await database.updateTable("gatewayNotices").set({ answeredAt: now }).where("id", "=", id).execute();
}
