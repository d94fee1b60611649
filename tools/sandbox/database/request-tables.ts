import type { ColumnType, Generated } from "kysely";

/** The rows of service requests. */
export interface RequestTables {
  serviceRequests: ServiceRequest;
  serviceOrders: ServiceOrder;
  slotSeats: SlotSeat;
  requestEvents: RequestEvent;
  cancellations: Cancellation;
  ratings: Rating;
}

/** What a customer asks of a plan: a draft until its order is submitted. */
export interface ServiceRequest {
  number: Generated<number>;
  client: string;
  personId: string;
  agreementId: string;
  assetId: string | null;
  /** The incident, by its name on the wire. */
  incident: string | null;
  triage: ColumnType<unknown, string | null, string | null>;
  outcome: "APPROVED" | "IN_PROGRESS" | "LIMIT_EXCEEDED" | null;
  fulfilment: FulfilmentKey | null;
  status: RequestStatus;
  openedAt: Date;
}

/** A request's raw status. */
export type RequestStatus = "NEW" | "WORKING" | "CMPLTD" | "CNCLCUS";

/** An order's raw status. */
export type OrderStatus = "OPEN" | "SUBMITTED" | "APPROVED" | "RECEIVED" | "REPAIRED" | "DELIVERED" | "CNCLCUS";

/** The keys of the ways to hand a device over. */
export type FulfilmentKey = "Delivery" | "PUR" | "WALKIN";

/** How, where and when the device of a request is handed over; a request has one. */
export interface ServiceOrder {
  number: Generated<number>;
  request: number;
  fulfilment: FulfilmentKey;
  day: string;
  slot: string;
  storeId: string | null;
  address: ColumnType<unknown, string | null, never>;
  alternateNumber: string | null;
  representative: ColumnType<unknown, string | null, never>;
  /** In minor units of the client's currency. */
  amount: number;
  paymentMethod: string | null;
  status: OrderStatus;
  madeAt: Date;
  submittedAt: Date | null;
}

/** A seat of a slot that an order holds; the place is a repair centre's id, or `courier`. */
export interface SlotSeat {
  client: string;
  place: string;
  day: string;
  slot: string;
  seat: number;
  order: number;
}

/** Something that happened to a request. */
export interface RequestEvent {
  request: number;
  status: OrderStatus;
  occurredAt: Date;
}

/** Why a request was cancelled. */
export interface Cancellation {
  request: number;
  reason: string;
  note: string;
  requestedBy: "Customer";
}

/** What a customer said of a completed request; a request has one. */
export interface Rating {
  request: number;
  /** From 0 to 10. */
  score: number;
  reasons: ColumnType<unknown, string, never>;
  /** From 1 to 5. */
  satisfaction: number;
  comment: string | null;
  ratedAt: Date;
}
