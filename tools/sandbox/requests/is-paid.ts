import type { Selectable } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { GatewayPayment, Payment } from "../database/payment-tables.ts";
import { answerChallenge, findGatewayPayment } from "../gateway/payments.ts";
import { Problem } from "../problem.ts";
import { orderId } from "./wire-numbers.ts";

/** Whether an order is paid. The gateway is asked for its open payments: a reply or a notice may have been lost. */
export async function isPaid(database: Database, order: number, now: Date): Promise<boolean> {
  const all = database.selectFrom("payments").select(["id", "serviceOrder"]).where("serviceOrder", "=", order);
  for (const payment of await all.where("settledAt", "is", null).execute()) {
    const known = await findGatewayPayment(database, gatewayId(payment), now);
    if (known !== undefined) await store(database, payment, known, now);
  }
  return (await all.where("status", "=", "CAPTURED").executeTakeFirst()) !== undefined;
}

/**
 * Makes sure that an order can be changed, or paid on delivery: questions of banks that nobody answered are withdrawn.
 * Throws 409 when it is paid, or a bank has not decided.
 */
export async function requireNoPayment(database: Database, order: number, now: Date): Promise<void> {
  if (await isPaid(database, order, now)) throw paidBefore();
  const open = database.selectFrom("payments").selectAll().where("serviceOrder", "=", order);
  for (const payment of await open.where("settledAt", "is", null).execute()) {
    if (payment.status === "PENDING") throw paymentWaits();
    const known = await findGatewayPayment(database, gatewayId(payment), now);
    if (known?.status === "CHALLENGE")
      await store(database, payment, await answerChallenge(database, known, false, now), now);
  }
}

/** The only method whose money comes later. */
const ON_DELIVERY = "COD";

/** Makes sure that an order is paid in the way that its customer says. Throws 409 when it is not. */
export async function requirePaid(
  database: Database,
  order: number,
  method: string | undefined,
  now: Date,
): Promise<void> {
  if (method === ON_DELIVERY) await requireNoPayment(database, order, now);
  else if (method !== undefined && !(await isPaid(database, order, now))) throw notPaid();
}

/** Names one payment of one order. */
type Named = Pick<Payment, "id" | "serviceOrder">;

/** A payment by the name that the gateway knows it by: orders may have payments of the same name. */
export const gatewayId = ({ id, serviceOrder }: Named): string => `${orderId(serviceOrder)}.${id}`;

/** Stores what the gateway says of a payment. */
export async function store(
  database: Database,
  { id, serviceOrder }: Named,
  { status, declineCode }: Selectable<GatewayPayment>,
  now: Date,
): Promise<void> {
  const settledAt = status === "CHALLENGE" || status === "PENDING" ? null : now;
  await database
    .updateTable("payments")
    .set({ status, declineCode, settledAt })
    .where(({ and }) => and({ id, serviceOrder }))
    .execute();
}

/** The refusal of a second payment, or of a change, of a paid order. */
export const paidBefore = () =>
  new Problem(409, { code: "PAID_BEFORE", message: "Nothing is to be paid for this order." });

/** The refusal while another payment of an order may still succeed. */
export const paymentWaits = () =>
  new Problem(409, { code: "PAYMENT_WAITS", message: "Another payment of this order waits." });

const notPaid = () => new Problem(409, { code: "NOT_PAID", message: "The order is not paid." });
