import type { FulfilmentKey, OrderStatus } from "../database/request-tables.ts";

/** The statuses that may follow each status; the first is the usual one. */
type Life = Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>>;

const REVIEW: Life = {
  SUBMITTED: ["APPROVED", "ON HOLD"],
  "ON HOLD": ["APPROVED", "MORE INFORMATION NEEDED", "CNCLSYS"],
  "MORE INFORMATION NEEDED": ["APPROVED", "CNCLSYS"],
};

const REPAIR: Life = {
  ...REVIEW,
  APPROVED: ["RECEIVED"],
  RECEIVED: ["REPAIRED", "REPAIR QUOTED", "REPAIR REJECTED"],
  "REPAIR ACCEPTED": ["REPAIRED"],
  REPAIRED: ["DELIVERED"],
  "REPAIR DECLINED": ["RETURNED"],
  "QUOTE EXPIRED": ["RETURNED"],
  "REPAIR REJECTED": ["RETURNED"],
  "RETURN REQUESTED": ["RETURNED"],
};

const REFRESH: Life = { ...REPAIR, RECEIVED: ["REPAIRED", "UNABLE TO COMPLETE"] };

const EXCHANGE: Life = {
  ...REVIEW,
  BORD: ["IN STOCK"],
  APPROVED: ["DISPATCHED"],
  DISPATCHED: ["DELIVERED"],
};

const VISIT: Life = {
  "PENDING SCHEDULE CONFIRMATION": ["SCHEDULE CONFIRMED"],
  "SCHEDULE CONFIRMED": ["CLEANED"],
};

/** What an order's life depends on. */
export interface LivingOrder {
  readonly fulfilment: FulfilmentKey;
  readonly status: OrderStatus;
  /** By its name on the wire. */
  readonly incident: string | null;
}

/**
 * The statuses that the back end may give an order next, the usual one first; empty at the end of its life, and while
 * its customer has to act.
 */
export const nextStatuses = ({ fulfilment, status, incident }: LivingOrder): readonly OrderStatus[] =>
  lifeOf(fulfilment, incident)[status] ?? [];

function lifeOf(fulfilment: FulfilmentKey, incident: string | null): Life {
  if (fulfilment === "Delivery") return EXCHANGE;
  if (fulfilment === "ONSITE") return VISIT;
  return incident === "Refresh" ? REFRESH : REPAIR;
}

/**
 * The statuses from which nothing can be cancelled: the repairer has the device, the other device is on its way, or the
 * visit has taken place.
 */
export const TOO_LATE: readonly OrderStatus[] = [
  "RECEIVED",
  "REPAIR QUOTED",
  "REPAIR ACCEPTED",
  "UNABLE TO COMPLETE",
  "RETURN REQUESTED",
  "REPAIR DECLINED",
  "QUOTE EXPIRED",
  "REPAIR REJECTED",
  "RETURNED",
  "REPAIRED",
  "DISPATCHED",
  "DELIVERED",
  "CLEANED",
];

/** The statuses of an order with a day that it keeps, once that has begun: nobody has come for its device yet. */
export const AWAITS_HAND_OVER: readonly OrderStatus[] = [
  "SUBMITTED",
  "APPROVED",
  "PENDING SCHEDULE CONFIRMATION",
  "SCHEDULE CONFIRMED",
];

/** The statuses of an order that has a day to be chosen, whose hand-over, or whose visit that nobody has confirmed, can be moved. */
export const MOVABLE: readonly OrderStatus[] = ["IN STOCK", "SUBMITTED", "APPROVED", "PENDING SCHEDULE CONFIRMATION"];
