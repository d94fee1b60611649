import type { Database } from "../database/open-database.ts";
import { Problem } from "../problem.ts";
import { askGateway } from "./is-paid.ts";
import { readOrderId } from "./wire-numbers.ts";

/** The payment that a notice of the gateway is about. */
export interface Noticed {
  readonly merchant: string;
  readonly order: string;
  readonly payment: string;
}

/**
 * Takes a notice as a hint: the gateway is asked how the payments of the order go, whatever the notice says. Throws 404
 * when the merchant has no such payment.
 */
export async function takeNotice(database: Database, { merchant, order, payment }: Noticed, now: Date): Promise<void> {
  const number = readOrderId(order);
  if (number === undefined) throw unknownPayment();
  await database.selectFrom("serviceOrders").select("number").where("number", "=", number).forUpdate().execute();
  const asked = await askGateway(database, number, now);
  if (!asked.some((one) => one.payment.id === payment && one.payment.merchant === merchant)) throw unknownPayment();
}

const unknownPayment = () => new Problem(404, { code: "UNKNOWN_PAYMENT", message: "There is no such payment." });
