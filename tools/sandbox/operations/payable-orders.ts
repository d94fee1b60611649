import type { Selectable } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { ServiceOrder } from "../database/request-tables.ts";
import { isPaid, paidBefore } from "../requests/is-paid.ts";
import { holdOrderOf, isOver } from "../requests/overages.ts";
import { findOwnQuote } from "../requests/quotes.ts";
import { readOrderId } from "../requests/wire-numbers.ts";
import { findOwnOrder, unknownOrder } from "./service-orders.ts";

/** An order of the customer, or the offer of a repairer or the bill of another time, which is paid as one. */
export type PayableOrder = Pick<
  Selectable<ServiceOrder>,
  "number" | "amount" | "status" | "submittedAt" | "paymentMethod" | "topsUp" | "decideBy"
>;

/** What the customer may pay under that id. Throws 400 for anything else. */
export async function requireOwnOrder(database: Database, personId: string, id: string): Promise<PayableOrder> {
  const number = readOrderId(id);
  if (number === undefined) throw unknownOrder();
  const order =
    (await findOwnOrder(database, personId, number)) ??
    (await findOwnQuote(database, personId, number)) ??
    (await findOwnOverage(database, personId, number));
  if (order === undefined) throw unknownOrder();
  return { topsUp: null, decideBy: null, ...order };
}

/** The bill of that number of the customer, held until the work is committed. */
async function findOwnOverage(database: Database, personId: string, number: number) {
  const order = await holdOrderOf(database, number).executeTakeFirst();
  if (order === undefined || (await findOwnOrder(database, personId, order.number)) === undefined) return undefined;
  return database
    .selectFrom("serviceOrders")
    .select(["number", "amount", "status", "submittedAt", "paymentMethod", "topsUp", "decideBy"])
    .where("number", "=", number)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * An order whose device has arrived may be paid after it was submitted; a time that is no longer held is not paid. Throws
 * 409 when nothing is to be paid.
 */
export async function requireUnpaid(database: Database, order: PayableOrder, now: Date): Promise<void> {
  const isArrived = order.status === "IN STOCK" && order.paymentMethod === null;
  const isEnded = (order.submittedAt !== null && !isArrived) || order.amount === 0 || isOver(order, now);
  if (isEnded || (await isPaid(database, order.number, now))) throw paidBefore();
}
