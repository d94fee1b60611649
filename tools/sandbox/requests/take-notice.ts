import type { Database } from "../database/open-database.ts";
import { findGatewayPayment } from "../gateway/payments.ts";
import { findSavedCard } from "../payments/kept-cards.ts";
import { Problem } from "../problem.ts";
import { askGateway } from "./is-paid.ts";
import { holdOrderOf, settleOverageOf } from "./overages.ts";
import { readOrderId } from "./wire-numbers.ts";

/** The payment that a notice of the gateway is about. */
export interface Noticed {
  readonly merchant: string;
  /** An order, a bill, or the check of a card, as the gateway was told to call it. */
  readonly order: string;
  readonly payment: string;
}

/**
 * Takes a notice as a hint: the gateway is asked how the payments of the order go, whatever the notice says. Throws 404
 * when the merchant has no such payment.
 */
export async function takeNotice(database: Database, noticed: Noticed, now: Date): Promise<void> {
  const number = readOrderId(noticed.order);
  const isKnown =
    number === undefined ? isKnownOfPlan(database, noticed, now) : isKnownOf(database, number, noticed, now);
  if (!(await isKnown)) throw unknownPayment();
}

async function isKnownOf(database: Database, number: number, { merchant, payment }: Noticed, now: Date) {
  await holdOrderOf(database, number).execute();
  await database.selectFrom("serviceOrders").select("number").where("number", "=", number).forUpdate().execute();
  const asked = await askGateway(database, number, now);
  await settleOverageOf(database, number, now);
  return asked.some((one) => one.payment.id === payment && one.payment.merchant === merchant);
}

/** Whether it is about a plan: the payment of a bill, which the gateway alone keeps, or a check, whose card may be kept now. */
async function isKnownOfPlan(database: Database, { merchant, order, payment }: Noticed, now: Date): Promise<boolean> {
  const check = await findGatewayPayment(database, order, now);
  const known = check ?? (await findGatewayPayment(database, `${order}.${payment}`, now));
  if (known?.merchant !== merchant) return false;
  if (check !== undefined) await findSavedCard(database, order.slice(0, -`.${check.name}`.length), now);
  return true;
}

const unknownPayment = () => new Problem(404, { code: "UNKNOWN_PAYMENT", message: "There is no such payment." });
