import type { Selectable } from "kysely";
import type { OrderStatus, ServiceOrder } from "../database/request-tables.ts";

type OrderRow = Selectable<ServiceOrder>;

type Failure = NonNullable<OrderRow["logistics"]>;

/** What the courier could not do, by the status in which it may happen. */
const FAILURES: Readonly<Partial<Record<OrderStatus, Failure>>> = {
  APPROVED: "PICKUP FAILED",
  DISPATCHED: "DELIVERY FAILED",
  REPAIRED: "DELIVERY FAILED",
  "REPAIR DECLINED": "RETURN FAILED",
  "QUOTE EXPIRED": "RETURN FAILED",
  "REPAIR REJECTED": "RETURN FAILED",
  "RETURN REQUESTED": "RETURN FAILED",
  "PENDING SCHEDULE CONFIRMATION": "SCHEDULE REJECTED",
};

/** How the hand-over of a device gets on, in the groups of the specification. */
export type LogisticsStatus =
  | "SCHEDULED"
  | "PICKUP FAILED"
  | "PICKUP RESCHEDULED"
  | "DELIVERY SCHEDULE REQUESTED"
  | "DELIVERY FAILED"
  | "AWAITING CLAIM COMPLETION"
  | "RETURN SCHEDULE REQUESTED"
  | "RETURN FAILED"
  | "AWAITING CLAIM CANCELLATION"
  | "PENDING SCHEDULE CONFIRMATION"
  | "SCHEDULE CONFIRMED"
  | "SCHEDULE REJECTED";

/** What follows from an order's status, while nothing goes wrong. */
const USUAL: Readonly<Partial<Record<OrderStatus, LogisticsStatus>>> = {
  APPROVED: "SCHEDULED",
  DISPATCHED: "DELIVERY SCHEDULE REQUESTED",
  REPAIRED: "DELIVERY SCHEDULE REQUESTED",
  DELIVERED: "AWAITING CLAIM COMPLETION",
  "REPAIR DECLINED": "RETURN SCHEDULE REQUESTED",
  "QUOTE EXPIRED": "RETURN SCHEDULE REQUESTED",
  "REPAIR REJECTED": "RETURN SCHEDULE REQUESTED",
  "RETURN REQUESTED": "RETURN SCHEDULE REQUESTED",
  RETURNED: "AWAITING CLAIM CANCELLATION",
  "PENDING SCHEDULE CONFIRMATION": "PENDING SCHEDULE CONFIRMATION",
  "SCHEDULE CONFIRMED": "SCHEDULE CONFIRMED",
};

/** How an order stands once the courier, or the team, has failed; `undefined` where nobody can. */
export const failureOf = ({ status, fulfilment }: Pick<OrderRow, "status" | "fulfilment">): Failure | undefined =>
  fulfilment === "WALKIN" || (fulfilment === "Delivery" && status === "APPROVED") ? undefined : FAILURES[status];

/** Whether the customer chooses another time because nobody could keep theirs. */
export const isToMove = (logistics: OrderRow["logistics"]): boolean =>
  logistics === "PICKUP FAILED" || logistics === "SCHEDULE REJECTED";

type Order = Pick<OrderRow, "status" | "fulfilment" | "logistics" | "confirmedAt">;

/** How the hand-over of an order gets on; `undefined` while nothing is under way, and where the customer comes and goes. */
export function logisticsOf({ status, fulfilment, logistics, confirmedAt }: Order): LogisticsStatus | undefined {
  const isOver = status === "DELIVERED" || status === "RETURNED";
  if (isOver) return confirmedAt === null ? USUAL[status] : undefined;
  if (fulfilment === "WALKIN" || (fulfilment === "Delivery" && status === "APPROVED")) return undefined;
  return logistics ?? USUAL[status];
}
