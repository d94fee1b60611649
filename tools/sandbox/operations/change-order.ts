import type { SandboxClient } from "../client.ts";
import type { OperationRequest } from "../contract/operations.ts";
import type { Database } from "../database/open-database.ts";
import type { OrderStatus } from "../database/request-tables.ts";
import { Problem } from "../problem.ts";
import { findOpen, orderedBefore } from "../requests/find-request.ts";
import { isBeyondCourier } from "../requests/hand-over-limits.ts";
import { mayChange } from "../requests/life.ts";
import { isEmpty, orderChanges } from "../requests/order-changes.ts";
import { arrive, takeDevice } from "../requests/stock.ts";
import { orderId, readOrderId, requestId } from "../requests/wire-numbers.ts";
import type { Customer } from "../security/tokens.ts";
import { notServed } from "./courier-addresses.ts";
import { tooLate } from "./move-order.ts";
import { isReplacementFor } from "./replacements.ts";
import { findOwnOrder, outOfStock, slotMissing, unknownOrder, unknownReplacement } from "./service-orders.ts";

interface Change {
  readonly id: string;
  readonly customer: Customer;
  readonly asked: OperationRequest<"updateShippingOrder">["body"];
  readonly client: SandboxClient;
  readonly now: Date;
}

/**
 * Changes where and by whom the device of a submitted order is handed over, who is called, and the device that is
 * waited for, until it is on its way; the order on the wire. Its time stays. Throws 400 or 409 where it cannot.
 */
export async function changeOrder(database: Database, change: Change) {
  const { asked } = change;
  const order = await findChangeable(database, change);
  const changes = orderChanges(asked);
  if (changes.storeId !== undefined || changes.returnSlot !== undefined) throw orderedBefore();
  const address = asked.ReceiverAddress;
  if (address !== undefined && isBeyondCourier(order.fulfilment, address)) throw notServed();
  if (!isEmpty(changes))
    await database.updateTable("serviceOrders").set(changes).where("number", "=", order.number).execute();
  const device = asked.ReplacementId;
  const status = device === undefined ? order.status : await takeOther(database, order, { ...change, device });
  return { ServiceOrderId: orderId(order.number), ServiceOrderStatus: status, TotalAmount: order.amount };
}

/** The customer's submitted order of that number, while it can be changed. */
async function findChangeable(database: Database, { id, customer, asked, client, now }: Change) {
  const number = readOrderId(id);
  const order = number === undefined ? undefined : await findOwnOrder(database, customer.person.id, number);
  if (order === undefined) throw unknownOrder();
  const isHalfATime = asked.CollectionDate !== undefined || asked.CollectionSlot !== undefined;
  if (order.submittedAt === null || isHalfATime) throw slotMissing();
  if (!mayChange(order, now, client.timeZone)) throw tooLate();
  return order;
}

/** Takes another device for an order that waits for one: it has arrived at once. Throws 400 or 409 where it cannot. */
async function takeOther(
  database: Database,
  { request, status }: Awaited<ReturnType<typeof findChangeable>>,
  { customer, device: id, now }: Change & { readonly device: string },
): Promise<OrderStatus> {
  if (status !== "BORD") throw notWaiting();
  const { device, agreement } = await findOpen(database, customer, requestId(request));
  if (!isReplacementFor(device, id)) throw unknownReplacement();
  if (!(await takeDevice(database, agreement.address.CountryCode, id))) throw outOfStock();
  await database.updateTable("serviceOrders").set({ device: id }).where("request", "=", request).execute();
  await arrive(database, request, now);
  return "IN STOCK";
}

/** The refusal of another device for an order that waits for none. */
export const notWaiting = () => new Problem(409, { code: "NOT_WAITING", message: "This order waits for no device." });
