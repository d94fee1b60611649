import type { Selectable } from "kysely";
import type { OrderStatus, ServiceOrder } from "../database/request-tables.ts";
import { hasBegun, placeOfOrder } from "./slot-days.ts";

type OrderRow = Selectable<ServiceOrder>;

/** How the courier or the team got on, where it does not follow from the order's status. */
type CourierStep = NonNullable<OrderRow["logistics"]>;

/** How the hand-over of a device gets on, in the groups of the specification. */
export type LogisticsStatus =
  | CourierStep
  | "SCHEDULED"
  | "PICKUP INPROGRESS"
  | "AWAITING DELIVERY SCHEDULE"
  | "AWAITING CLAIM COMPLETION"
  | "AWAITING RETURN SCHEDULE"
  | "AWAITING CLAIM CANCELLATION"
  | "PENDING SCHEDULE CONFIRMATION"
  | "SCHEDULE CONFIRMED";

/** What follows from an order's status, until the courier or the team does something. */
const USUAL: Readonly<Partial<Record<OrderStatus, LogisticsStatus>>> = {
  APPROVED: "SCHEDULED",
  DISPATCHED: "DELIVERY SCHEDULE REQUESTED",
  REPAIRED: "AWAITING DELIVERY SCHEDULE",
  DELIVERED: "AWAITING CLAIM COMPLETION",
  "REPAIR DECLINED": "AWAITING RETURN SCHEDULE",
  "QUOTE EXPIRED": "AWAITING RETURN SCHEDULE",
  "REPAIR REJECTED": "AWAITING RETURN SCHEDULE",
  "RETURN REQUESTED": "AWAITING RETURN SCHEDULE",
  RETURNED: "AWAITING CLAIM CANCELLATION",
  "PENDING SCHEDULE CONFIRMATION": "PENDING SCHEDULE CONFIRMATION",
  "SCHEDULE CONFIRMED": "SCHEDULE CONFIRMED",
};

/** What the courier or the team does next. After a failed pick-up or visit the customer chooses another time. */
const STEPS: Readonly<Partial<Record<LogisticsStatus, CourierStep>>> = {
  SCHEDULED: "PICKUP FAILED",
  "PICKUP RESCHEDULED": "PICKUP FAILED",
  "AWAITING DELIVERY SCHEDULE": "DELIVERY SCHEDULE REQUESTED",
  "DELIVERY SCHEDULE REQUESTED": "DELIVERY FAILED",
  "DELIVERY FAILED": "DELIVERY RESCHEDULED",
  "DELIVERY RESCHEDULED": "DELIVERY FAILED",
  "AWAITING RETURN SCHEDULE": "RETURN SCHEDULE REQUESTED",
  "RETURN SCHEDULE REQUESTED": "RETURN FAILED",
  "RETURN FAILED": "RETURN SCHEDULE REQUESTED",
  "PENDING SCHEDULE CONFIRMATION": "SCHEDULE REJECTED",
};

type Moved = Pick<OrderRow, "status" | "fulfilment" | "logistics">;

/** What the courier or the team can do next about an order; `undefined` where nobody can. */
export function courierStep(order: Moved): CourierStep | undefined {
  const logistics = isMoved(order) ? (order.logistics ?? USUAL[order.status]) : undefined;
  return logistics && STEPS[logistics];
}

/** Whether somebody comes or brings something, so that no customer comes and goes. */
const isMoved = ({ status, fulfilment }: Pick<Moved, "status" | "fulfilment">): boolean =>
  fulfilment !== "WALKIN" && !(fulfilment === "Delivery" && status === "APPROVED");

/** Whether the customer chooses another time because nobody could keep theirs. */
export const isToMove = (logistics: OrderRow["logistics"]): boolean =>
  logistics === "PICKUP FAILED" || logistics === "SCHEDULE REJECTED";

type Order = Moved & Pick<OrderRow, "confirmedAt" | "storeId" | "day" | "slot">;

/** A time, and the time zone in which hand-overs are booked. */
export interface Moment {
  readonly now: Date;
  readonly timeZone: string;
}

/** How the hand-over of an order gets on; `undefined` while nothing is under way, and where the customer comes and goes. */
export function logisticsOf(order: Order, moment: Moment): LogisticsStatus | undefined {
  const isOver = order.status === "DELIVERED" || order.status === "RETURNED";
  if (isOver) return order.confirmedAt === null ? USUAL[order.status] : undefined;
  if (!isMoved(order)) return undefined;
  const logistics = order.logistics ?? USUAL[order.status];
  const isBooked = logistics === "SCHEDULED" || logistics === "PICKUP RESCHEDULED";
  return isBooked && isTime(order, moment) ? "PICKUP INPROGRESS" : logistics;
}

/** The courier is on the way from the beginning of the window that was chosen. */
const isTime = ({ fulfilment, storeId, day, slot }: Order, { now, timeZone }: Moment): boolean =>
  day !== null && slot !== null && hasBegun({ place: placeOfOrder(fulfilment, storeId), timeZone }, day, slot, now);
