import type { components } from "../contract/generated/operations.ts";
import type { Database } from "../database/open-database.ts";
import { askGateway } from "./is-paid.ts";
import { orderId } from "./wire-numbers.ts";

/** The order of a request that was not sent, and how its payment goes; absent before its review. */
export async function draftOrder(
  database: Database,
  request: number,
  now: Date,
): Promise<Pick<components["schemas"]["RequestDraftRecord"], "Order">> {
  const made = database.selectFrom("serviceOrders").select(["number", "amount"]).where("request", "=", request);
  const order = await made.forUpdate().executeTakeFirst();
  if (order === undefined) return {};
  const payments = await askGateway(database, order.number, now);
  const PaymentStatus = (["CAPTURED", "PENDING"] as const).find((status) =>
    payments.some(({ payment }) => payment.status === status),
  );
  const record = { ServiceOrderId: orderId(order.number), TotalAmount: order.amount };
  return { Order: { ...record, ...(PaymentStatus && { PaymentStatus }) } };
}
