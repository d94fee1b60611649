import { clientKey } from "../client.ts";
import { Problem } from "../problem.ts";
import { mayMove } from "../requests/life.ts";
import { record } from "../requests/request-events.ts";
import { nightFeeOf, placeOfOrder } from "../requests/slot-days.ts";
import { takeSeat } from "../requests/slot-seats.ts";
import { orderId, readOrderId } from "../requests/wire-numbers.ts";
import { defineCustomerOperation } from "./operation.ts";
import { findOwnOrder, slotTaken, unknownOrder } from "./service-orders.ts";

/**
 * Moves the hand-over of a submitted order to another slot until it begins; its former seat is free again. An order
 * whose device has arrived goes on.
 */
export const updateShippingOrder = defineCustomerOperation(
  "updateShippingOrder",
  async ({ person }, { path, body, now, client }, { database }) => {
    const number = readOrderId(path.id);
    const order = number === undefined ? undefined : await findOwnOrder(database, person.id, number);
    if (order === undefined || order.submittedAt === null) throw unknownOrder();
    if (!mayMove(order, now, client.timeZone)) throw tooLate();
    const place = placeOfOrder(order.fulfilment, order.storeId);
    const [day, code] = [body.CollectionDate, body.CollectionSlot];
    const amount = order.amount - nightFeeOf(place, order.day, order.slot) + nightFeeOf(place, day, code);
    await database.deleteFrom("slotSeats").where("order", "=", order.number).execute();
    const wanted = { client: clientKey(client), place, day, code, order: order.number, timeZone: client.timeZone };
    if (!(await takeSeat(database, wanted, now))) throw slotTaken();
    const isConfirmed = order.status === "IN STOCK";
    const status = isConfirmed ? "SUBMITTED" : order.status;
    const moved = { day, slot: code, amount, status };
    await database.updateTable("serviceOrders").set(moved).where("number", "=", order.number).execute();
    if (isConfirmed) await record(database, order.request, status, now);
    return {
      ServiceOrder: { ServiceOrderId: orderId(order.number), ServiceOrderStatus: status, TotalAmount: amount },
    };
  },
);

const tooLate = () => new Problem(409, { code: "TOO_LATE", message: "This hand-over can no longer be moved." });
