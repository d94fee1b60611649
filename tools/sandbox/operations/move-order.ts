import { clientKey } from "../client.ts";
import type { OperationRequest } from "../contract/operations.ts";
import { Problem } from "../problem.ts";
import { orderedBefore } from "../requests/find-request.ts";
import { isPaid, requireNoPayment, requirePaid } from "../requests/is-paid.ts";
import { mayMove } from "../requests/life.ts";
import { record } from "../requests/request-events.ts";
import { nightFeeOf, placeOfOrder } from "../requests/slot-days.ts";
import { takeSeat } from "../requests/slot-seats.ts";
import { orderId, readOrderId } from "../requests/wire-numbers.ts";
import { defineCustomerOperation } from "./operation.ts";
import { findOwnOrder, slotTaken, unknownOrder } from "./service-orders.ts";

type Asked = OperationRequest<"updateShippingOrder">["body"];

/**
 * Moves the hand-over of an order to another slot until it begins; its former seat is free again. The address, the
 * centre and the numbers change only before the order is submitted: afterwards 409. Between its payment and then nothing
 * changes. An order whose device has arrived goes on once it is paid, or is to be paid in cash; until then its slot is
 * held. A paid order does not move to a slot that costs more: 409.
 */
export const updateShippingOrder = defineCustomerOperation(
  "updateShippingOrder",
  async ({ person }, { path, body, now, client }, { database }) => {
    const number = readOrderId(path.id);
    const order = number === undefined ? undefined : await findOwnOrder(database, person.id, number);
    if (order === undefined) throw unknownOrder();
    const more = moreThanTime(body);
    if (order.submittedAt !== null && Object.keys(more).length > 0) throw orderedBefore();
    if (order.submittedAt === null) await requireNoPayment(database, order.number, now);
    if (order.submittedAt !== null && !mayMove(order, now, client.timeZone)) throw tooLate();
    const formerPlace = placeOfOrder(order.fulfilment, order.storeId);
    const place = placeOfOrder(order.fulfilment, more.storeId ?? order.storeId);
    const [day, code] = [body.CollectionDate, body.CollectionSlot];
    const price = order.amount - nightFeeOf(formerPlace, order.day, order.slot) + nightFeeOf(place, day, code);
    const isPaidFor = order.submittedAt !== null && (await isPaid(database, order.number, now));
    if (isPaidFor && price > order.amount) throw costsMore();
    const amount = isPaidFor ? order.amount : price;
    await database.deleteFrom("slotSeats").where("order", "=", order.number).execute();
    const wanted = { client: clientKey(client), place, day, code, order: order.number, timeZone: client.timeZone };
    if (!(await takeSeat(database, wanted, now))) throw slotTaken();
    const method = body.PaymentMethod ?? order.paymentMethod;
    const isArrived = order.status === "IN STOCK";
    if (isArrived && method !== null) await requirePaid(database, order.number, method, now);
    const isConfirmed = isArrived && (amount === 0 || isPaidFor || method !== null);
    const status = isConfirmed ? "SUBMITTED" : order.status;
    const paid = isConfirmed ? { paymentMethod: method } : {};
    const moved = { day, slot: code, amount, status, ...paid, ...more };
    await database.updateTable("serviceOrders").set(moved).where("number", "=", order.number).execute();
    if (isConfirmed) await record(database, order.request, status, now);
    return {
      ServiceOrder: { ServiceOrderId: orderId(order.number), ServiceOrderStatus: status, TotalAmount: amount },
    };
  },
);

/** What a request changes of an order beside its time. */
const moreThanTime = ({ ReceiverAddress, StoreId, ReturnSlot, AlternateContactNumber }: Asked) => ({
  ...(ReceiverAddress === undefined ? {} : { address: JSON.stringify(ReceiverAddress) }),
  ...(StoreId === undefined ? {} : { storeId: StoreId }),
  ...(ReturnSlot === undefined ? {} : { returnSlot: ReturnSlot }),
  ...(AlternateContactNumber === undefined ? {} : { alternateNumber: AlternateContactNumber }),
});

const costsMore = () => new Problem(409, { code: "COSTS_MORE", message: "This slot costs more than was paid." });
const tooLate = () => new Problem(409, { code: "TOO_LATE", message: "This hand-over can no longer be moved." });
