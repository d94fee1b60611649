import type { Selectable } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { GatewayPayment, Payment } from "../database/payment-tables.ts";
import { closeOrder, findGatewayPayment, withdraw } from "../gateway/payments.ts";
import { Problem } from "../problem.ts";
import { orderId } from "./wire-numbers.ts";

/** A payment, and what the gateway knows of it; nothing when no card was charged. */
export interface AskedPayment {
  readonly payment: Selectable<Payment>;
  readonly known: Selectable<GatewayPayment> | undefined;
}

/**
 * Asks the gateway for all payments of an order, and stores what it says: a reply or a notice may have been lost, and a
 * settled payment may be reversed, or charged to another card. The order is held by the caller.
 */
export async function askGateway(database: Database, order: number, now: Date): Promise<readonly AskedPayment[]> {
  const payments = database.selectFrom("payments").selectAll().where("serviceOrder", "=", order);
  const asked: AskedPayment[] = [];
  for (const payment of await payments.execute())
    asked.push({ payment, known: await findGatewayPayment(database, gatewayId(payment), now) });
  // One payment of an order is captured or waits; those that no longer do make room first.
  const told = asked.flatMap(({ payment, known }) => (known === undefined ? [] : [{ payment, known }]));
  for (const { payment, known } of told.sort((one, other) => Number(holds(one.known)) - Number(holds(other.known))))
    await store(database, payment, known, now);
  return asked.map(({ payment, known }) => ({ payment: { ...payment, ...(known && outcomeOf(known)) }, known }));
}

const holds = ({ status }: Selectable<GatewayPayment>): boolean => status === "CAPTURED" || status === "PENDING";

/** Whether an order is paid, as the gateway says. */
export const isPaid = async (database: Database, order: number, now: Date): Promise<boolean> =>
  (await askGateway(database, order, now)).some(({ payment }) => payment.status === "CAPTURED");

/**
 * Makes sure that an order can be changed: questions of banks that nobody answered are withdrawn. Throws 409 when it is
 * paid, or a bank has not decided.
 */
export async function requireNoPayment(database: Database, order: number, now: Date): Promise<void> {
  const asked = await askGateway(database, order, now);
  if (asked.some(({ payment }) => payment.status === "CAPTURED")) throw paidBefore();
  if (asked.some(({ payment }) => payment.status === "PENDING")) throw paymentWaits();
  for (const { payment, known } of asked)
    if (known?.status === "CHALLENGE") await store(database, payment, await withdraw(database, known, now), now);
}

/** Makes sure that an order is not paid at the gateway, now or later. Throws as `requireNoPayment`. */
export async function refusePayments(database: Database, order: number, now: Date): Promise<void> {
  // Closed before it is asked: a charge in between would not be seen.
  await closeOrder(database, orderId(order));
  await requireNoPayment(database, order, now);
}

/** The only method whose money comes later. */
export const ON_DELIVERY = "COD";

/** Makes sure that an order is paid in the way that its customer says. Throws 409 when it is not. */
export async function requirePaid(
  database: Database,
  order: number,
  method: string | undefined,
  now: Date,
): Promise<void> {
  if (method === ON_DELIVERY) await refusePayments(database, order, now);
  else if (method !== undefined && !(await isPaid(database, order, now))) throw notPaid();
}

/** Names one payment of one order. */
type Named = Pick<Payment, "id" | "serviceOrder">;

/** A payment by the name that the gateway knows it by: orders may have payments of the same name. */
export const gatewayId = ({ id, serviceOrder }: Named): string => `${orderId(serviceOrder)}.${id}`;

/** Stores what the gateway says of a payment. */
export async function store(
  database: Database,
  { id, serviceOrder, status: before, declineCode: reason }: Selectable<Payment>,
  known: Selectable<GatewayPayment>,
  now: Date,
): Promise<void> {
  const { status, declineCode } = outcomeOf(known);
  if (status === before && declineCode === reason) return;
  const settledAt = status === "CHALLENGE" || status === "PENDING" ? null : now;
  await database
    .updateTable("payments")
    .set({ status, declineCode, settledAt })
    .where(({ and }) => and({ id, serviceOrder }))
    .execute();
}

const outcomeOf = ({ status, declineCode }: Selectable<GatewayPayment>) => ({ status, declineCode });

/** The refusal of a second payment, or of a change, of a paid order. */
export const paidBefore = () =>
  new Problem(409, { code: "PAID_BEFORE", message: "Nothing is to be paid for this order." });

/** The refusal while another payment of an order may still succeed. */
export const paymentWaits = () =>
  new Problem(409, { code: "PAYMENT_WAITS", message: "Another payment of this order waits." });

/** The refusal of an order that is not paid as its customer says. */
export const notPaid = () => new Problem(409, { code: "NOT_PAID", message: "The order is not paid." });
