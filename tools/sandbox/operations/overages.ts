import { clientKey } from "../client.ts";
import { paidBefore } from "../requests/is-paid.ts";
import { mayMove } from "../requests/life.ts";
import { confirmOverage, isSettled, openOverage, paidForTime, settleOverage, type Time } from "../requests/overages.ts";
import { nightFeeOf, placeOfOrder } from "../requests/slot-days.ts";
import { takeSeat } from "../requests/slot-seats.ts";
import { orderId, readOrderId } from "../requests/wire-numbers.ts";
import type { Resources } from "../resources.ts";
import type { Customer } from "../security/tokens.ts";
import { tooLate } from "./move-order.ts";
import { defineCustomerOperation, type Request } from "./operation.ts";
import { findOwnOrder, slotTaken, unknownOrder } from "./service-orders.ts";

/**
 * Holds another time of a settled order, with a bill of what it costs more, which is paid as any order; the same again,
 * with how it was paid, moves the order there. Throws 409 where nothing is to be paid, or it is not paid.
 */
export const processOveragePayment = defineCustomerOperation(
  "processOveragePayment",
  async ({ person }, request, { database }) => {
    const { ServiceOrderId, CollectionDate: day, CollectionSlot: code, PaymentMethod: method } = request.body;
    const number = readOrderId(ServiceOrderId);
    const order = number === undefined ? undefined : await findOwnOrder(database, person.id, number);
    if (order === undefined || order.submittedAt === null) throw unknownOrder();
    await settleOverage(database, order.number, request.now);
    const bill =
      method === undefined
        ? await hold(database, { person, order: order.number, day, code }, request)
        : await confirmOverage(database, order.number, { day, code, method }, request.now);
    const bills = database.selectFrom("serviceOrders").select(["status", "amount"]).where("number", "=", bill.number);
    const { status, amount } = await bills.executeTakeFirstOrThrow();
    return {
      ServiceOrder: {
        ServiceOrderId: orderId(bill.number),
        ServiceOrderStatus: status,
        TotalAmount: amount,
      },
    };
  },
);

interface Wanted extends Time, Pick<Customer, "person"> {
  readonly order: number;
}

/** Holds a time until it is paid. Throws 409 when it is taken, costs nothing more, or it is too late. */
async function hold(
  database: Resources["database"],
  { person, order: number, day, code }: Wanted,
  { client, now }: Pick<Request<"processOveragePayment">, "client" | "now">,
): Promise<{ readonly number: number }> {
  const order = await findOwnOrder(database, person.id, number);
  if (order === undefined) throw unknownOrder();
  if (!mayMove(order, now, client.timeZone)) throw tooLate();
  const place = placeOfOrder(order.fulfilment, order.storeId);
  const amount = nightFeeOf(place, day, code) - (await paidForTime(database, order));
  if (amount <= 0 || !(await isSettled(database, order, now))) throw paidBefore();
  const bill = await openOverage(database, order, { day, code, amount }, now);
  const wanted = { client: clientKey(client), place, day, code, order: bill.number, timeZone: client.timeZone };
  if (bill.isNew && !(await takeSeat(database, wanted, now))) throw slotTaken();
  return bill;
}
