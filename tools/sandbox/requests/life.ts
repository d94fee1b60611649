import type { Selectable } from "kysely";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/open-database.ts";
import type {
  ExchangeStatus,
  FulfilmentKey,
  OrderStatus,
  RepairStatus,
  ServiceOrder,
  VisitStatus,
} from "../database/request-tables.ts";
import { record } from "./request-events.ts";
import { hasBegun, placeOfOrder } from "./slot-days.ts";
import { arrive, giveDeviceBack } from "./stock.ts";

const REPAIR: readonly RepairStatus[] = ["SUBMITTED", "APPROVED", "RECEIVED", "REPAIRED", "DELIVERED"];
const EXCHANGE: readonly ExchangeStatus[] = ["SUBMITTED", "APPROVED", "DISPATCHED", "DELIVERED"];
const VISIT: readonly VisitStatus[] = ["PENDING SCHEDULE CONFIRMATION", "SCHEDULE CONFIRMED", "CLEANED"];

/** The statuses of a submitted order in sequence, by its fulfilment. */
const LIVES: Readonly<Record<FulfilmentKey, readonly OrderStatus[]>> = {
  Delivery: EXCHANGE,
  PUR: REPAIR,
  WALKIN: REPAIR,
  ONSITE: VISIT,
};

/**
 * The statuses from which nothing can be cancelled: the repairer has the device, the other device is on its way, or the
 * visit has taken place.
 */
const TOO_LATE: readonly OrderStatus[] = ["RECEIVED", "REPAIRED", "DISPATCHED", "DELIVERED", "CLEANED"];

/** The reason of a cancellation. */
export interface Cancelling {
  readonly reason: string;
  readonly note: string;
}

/**
 * The next status of an order; `undefined` at the end of its life, and outside of it, such as while a device that has
 * arrived waits for its customer to choose a day.
 */
export function nextStatus({
  fulfilment,
  status,
}: Pick<Appointment, "fulfilment" | "status">): OrderStatus | undefined {
  if (status === "BORD") return "IN STOCK";
  const life = LIVES[fulfilment];
  return life.includes(status) ? life[life.indexOf(status) + 1] : undefined;
}

/** Moves a request's order to its next status. Returns that status; `undefined` at the end. */
export function advance(database: Database, request: number, now: Date): Promise<OrderStatus | undefined> {
  return inTransaction(database, async (transaction) => {
    const order = await findOrder(transaction, request);
    const status = order === undefined ? undefined : nextStatus(order);
    if (status === undefined) return undefined;
    if (status === "IN STOCK") {
      await arrive(transaction, request, now);
      return status;
    }
    await transaction.updateTable("serviceOrders").set({ status }).where("request", "=", request).execute();
    await record(transaction, request, status, now);
    return status;
  });
}

/** Cancels a request, and frees the slot of its order. False when it is too late: its appointment has begun. */
export async function cancel(
  database: Database,
  request: number,
  why: Cancelling,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Promise<boolean> {
  const order = await findOrder(database, request);
  if (order !== undefined && isTooLate(order, now, timeZone)) return false;
  const status = "CNCLCUS";
  await database.updateTable("serviceRequests").set({ status }).where("number", "=", request).execute();
  if (order !== undefined) {
    await database.updateTable("serviceOrders").set({ status }).where("number", "=", order.number).execute();
    await database.deleteFrom("slotSeats").where("order", "=", order.number).execute();
    await giveDeviceBack(database, request);
  }
  await database
    .insertInto("cancellations")
    .values({ request, ...why, requestedBy: "Customer" })
    .execute();
  await record(database, request, status, now);
  return true;
}

function isTooLate(order: Appointment, now: Date, timeZone: string): boolean {
  if (TOO_LATE.includes(order.status)) return true;
  if (nextStatus(order) === undefined || order.day === null || order.slot === null) return false;
  return hasBegun({ place: placeOfOrder(order.fulfilment, order.storeId), timeZone }, order.day, order.slot, now);
}

/** The statuses of an order that has a day to be chosen, whose hand-over, or whose visit that nobody has confirmed, can be moved. */
const MOVABLE: readonly OrderStatus[] = ["IN STOCK", "SUBMITTED", "APPROVED", "PENDING SCHEDULE CONFIRMATION"];

/** Whether the slot of an order can be changed: it has not begun. */
export const mayMove = (order: Appointment, now: Date, timeZone: string): boolean =>
  MOVABLE.includes(order.status) && !isTooLate(order, now, timeZone);

/** The status of an order, and where and when it is handed over. */
type Appointment = Pick<Selectable<ServiceOrder>, "status" | "day" | "slot" | "fulfilment" | "storeId">;

/** The order of a request, held until the work is committed; `undefined` before the order exists. */
export const findOrder = (database: Database, request: number) =>
  database
    .selectFrom("serviceOrders")
    .select(["number", "status", "day", "slot", "fulfilment", "storeId"])
    .where("request", "=", request)
    .forUpdate()
    .executeTakeFirst();
