import type { Selectable } from "kysely";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/open-database.ts";
import type { OrderStatus, ServiceOrder } from "../database/request-tables.ts";
import type { Resources } from "../resources.ts";
import { refusePayments } from "./is-paid.ts";
import { AWAITS_HAND_OVER, MOVABLE, nextStatuses, TOO_LATE } from "./lives.ts";
import { courierStep, isToMove, type Moment } from "./logistics.ts";
import { dropOverage, settleOverage } from "./overages.ts";
import { expireQuote, quoteRepair } from "./quotes.ts";
import { record, setStatus } from "./request-events.ts";
import { askForMore, openHold } from "./review.ts";
import { hasBegun, placeOfOrder } from "./slot-days.ts";
import { arrive, giveDeviceBack } from "./stock.ts";

/** The reason of a cancellation. */
export interface Cancelling {
  readonly reason: string;
  readonly note: string;
}

type Tools = Pick<Resources, "database" | "clock" | "clients">;

/**
 * Moves a request's order to a status that may come next, the usual one unless another is wanted. Returns that status;
 * `undefined` where it may not come, and at the end.
 */
export async function advance(
  { database, clock, clients }: Tools,
  request: number,
  wanted?: string,
): Promise<OrderStatus | undefined> {
  const now = await clock.now();
  return inTransaction(database, async (transaction) => {
    await expireQuote(transaction, request, now);
    // A bank that decides about another time of the hand-over is waited for.
    if (await settle(transaction, request, now)) return undefined;
    const order = await findOrder(transaction, request);
    const next = order === undefined ? [] : nextStatuses(order);
    const status = wanted === undefined ? next[0] : next.find((one) => one === wanted);
    if (order === undefined || status === undefined) return undefined;
    if (!MOVABLE.includes(status)) await dropOverage(transaction, order.number, now);
    const currency = clients.find(({ code }) => code.toLowerCase() === order.client)?.currency ?? "";
    await become(transaction, order, { status, currency }, now);
    return status;
  });
}

async function become(
  database: Database,
  order: NonNullable<Awaited<ReturnType<typeof findOrder>>>,
  { status, currency }: { readonly status: OrderStatus; readonly currency: string },
  now: Date,
): Promise<void> {
  const { request } = order;
  if (status === "IN STOCK") return arrive(database, request, now);
  if (status === "REPAIR QUOTED") return quoteRepair(database, request, currency, now);
  if (status === "CNCLSYS") return end(database, order, status, now);
  await database.updateTable("serviceOrders").set({ logistics: null }).where("request", "=", request).execute();
  if (status === "ON HOLD") await openHold(database, request, now);
  if (status === "MORE INFORMATION NEEDED") await askForMore(database, request);
  await setStatus(database, request, status, now);
}

/** Does what was paid for another time of the hand-over. Returns whether a bank decides about that. */
async function settle(database: Database, request: number, now: Date): Promise<boolean> {
  const order = await findOrder(database, request);
  return order !== undefined && settleOverage(database, order.number, now);
}

/** Lets the courier, or the team, do what is next for a request, or fail. Returns how that stands; `undefined` where nobody can. */
export async function moveCourier(
  { database, clock }: Pick<Tools, "database" | "clock">,
  request: number,
): Promise<string | undefined> {
  const now = await clock.now();
  return inTransaction(database, async (transaction) => {
    const order = await findOrder(transaction, request);
    const logistics = order && courierStep(order);
    if (logistics === undefined) return undefined;
    const moved = { logistics, ...(isToMove(logistics) && { failedAt: now }) };
    await transaction.updateTable("serviceOrders").set(moved).where("request", "=", request).execute();
    return logistics;
  });
}

/**
 * Cancels a request, and frees the slot of its order. False when it is too late: its appointment has begun. Throws 409
 * while a bank decides, and when the order is paid and was not sent: what was paid is not lost.
 */
export async function cancel(
  database: Database,
  request: number,
  why: Cancelling,
  { now, timeZone }: Moment,
): Promise<boolean> {
  await settle(database, request, now);
  const order = await findOrder(database, request);
  if (order !== undefined && isTooLate(order, now, timeZone)) return false;
  if (order !== undefined) await dropOverage(database, order.number, now);
  if (order?.paymentMethod === null) await refusePayments(database, order.number, now);
  await end(database, { request, number: order?.number }, "CNCLCUS", now);
  await database
    .insertInto("cancellations")
    .values({ request, ...why, requestedBy: "Customer" })
    .execute();
  return true;
}

type Ended = "CNCLCUS" | "CNCLSYS";

/** Ends a request before its device is handed over: its slot is free, and the device that it holds is in stock again. */
async function end(
  database: Database,
  { request, number }: { readonly request: number; readonly number: number | undefined },
  status: Ended,
  now: Date,
): Promise<void> {
  await database.updateTable("serviceRequests").set({ status }).where("number", "=", request).execute();
  if (number !== undefined) {
    await database.updateTable("serviceOrders").set({ status }).where("number", "=", number).execute();
    await database.deleteFrom("slotSeats").where("order", "=", number).execute();
    await giveDeviceBack(database, request);
  }
  await record(database, request, status, now);
}

function isTooLate(order: Appointment, now: Date, timeZone: string): boolean {
  if (TOO_LATE.includes(order.status)) return true;
  if (!AWAITS_HAND_OVER.includes(order.status) || order.day === null || order.slot === null) return false;
  return hasBegun({ place: placeOfOrder(order.fulfilment, order.storeId), timeZone }, order.day, order.slot, now);
}

/** Whether the slot of an order can be changed: it has not begun, or nobody could keep it. */
export const mayMove = (order: Appointment, now: Date, timeZone: string): boolean =>
  isToMove(order.logistics) || (MOVABLE.includes(order.status) && !isTooLate(order, now, timeZone));

/** Whether the place, the people and the device of an order can be changed: it waits for its device, or can be moved. */
export const mayChange = (order: Appointment, now: Date, timeZone: string): boolean =>
  order.status === "BORD" || mayMove(order, now, timeZone);

/** The status of an order, and where and when it is handed over. */
type Appointment = Pick<Selectable<ServiceOrder>, "status" | "day" | "slot" | "fulfilment" | "storeId" | "logistics">;

/** The order of a request, held until the work is committed; `undefined` before the order exists. */
export const findOrder = (database: Database, request: number) =>
  database
    .selectFrom("serviceOrders")
    .innerJoin("serviceRequests", "serviceRequests.number", "serviceOrders.request")
    .select(["serviceOrders.number", "serviceOrders.status", "serviceOrders.day", "serviceOrders.slot"])
    .select(["serviceOrders.fulfilment", "serviceOrders.storeId", "serviceOrders.request"])
    .select(["serviceOrders.logistics", "serviceOrders.amount", "serviceOrders.paymentMethod"])
    .select(["serviceRequests.incident", "serviceRequests.client"])
    .where("serviceOrders.request", "=", request)
    .forUpdate()
    .executeTakeFirst();
