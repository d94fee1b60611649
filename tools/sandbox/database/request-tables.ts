import type { ColumnType, Generated } from "kysely";
import type { components } from "../contract/generated/operations.ts";

type RequestAddress = components["schemas"]["RequestAddress"];

/** The rows of service requests. */
export interface RequestTables {
  serviceRequests: ServiceRequest;
  serviceOrders: ServiceOrder;
  slotSeats: SlotSeat;
  requestEvents: RequestEvent;
  cancellations: Cancellation;
  ratings: Rating;
  cleanings: Cleaning;
  stock: Stock;
  holds: Hold;
  courierAddresses: CourierAddress;
}

/** A customer's request for a service of a plan: a draft until its order is submitted. */
export interface ServiceRequest {
  number: Generated<number>;
  client: string;
  personId: string;
  agreementId: string;
  assetId: string | null;
  /** The incident, by its name on the wire. */
  incident: string | null;
  triage: ColumnType<unknown, string | null, string | null>;
  /** The answers about a screen. */
  screenAnswers: ColumnType<unknown, string | null, string | null>;
  /** The day on which it happened. */
  happenedOn: string | null;
  /** The customer's own words. */
  description: string | null;
  contactNumber: string | null;
  /** Photos, by the ids of their uploads. */
  documents: ColumnType<unknown, string | null, string | null>;
  outcome: "APPROVED" | "COOLING_OFF" | "IN_PROGRESS" | "CLAIM_LIMIT" | "LIMIT_EXCEEDED" | "NO_WARRANTY" | null;
  fulfilment: FulfilmentKey | null;
  status: RequestStatus;
  openedAt: Date;
  /** The delivered repair whose fault came back, of the same case. */
  reopens: number | null;
}

/** A request's raw status. */
export type RequestStatus = "NEW" | "WORKING" | "CMPLTD" | "CNCLCUS" | "CNCLSYS";

/** An order's raw status. */
export type OrderStatus =
  | "OPEN"
  | RepairStatus
  | UnrepairedStatus
  | ExchangeStatus
  | ReviewStatus
  | VisitStatus
  | "CNCLCUS"
  | "CNCLSYS";

/** The statuses of an order that repairs a device. */
export type RepairStatus =
  | "SUBMITTED"
  | "APPROVED"
  | "RECEIVED"
  | "REPAIR QUOTED"
  | "REPAIR ACCEPTED"
  | "REPAIRED"
  | "DELIVERED";

/** The statuses of an order whose device is not repaired, and comes back as it is. */
export type UnrepairedStatus =
  | "UNABLE TO COMPLETE"
  | "RETURN REQUESTED"
  | "REPAIR DECLINED"
  | "QUOTE EXPIRED"
  | "REPAIR REJECTED"
  | "RETURNED";

/** The statuses of an order that is looked into before it is approved. */
export type ReviewStatus = "ON HOLD" | "MORE INFORMATION NEEDED";

/** The statuses of an order that brings another device. */
export type ExchangeStatus = BackOrderStatus | "SUBMITTED" | "APPROVED" | "DISPATCHED" | "DELIVERED";

/** The statuses of an order whose device is missing, and then has arrived. */
export type BackOrderStatus = "BORD" | "IN STOCK";

/** The statuses of an order for a visit. */
export type VisitStatus = "PENDING SCHEDULE CONFIRMATION" | "SCHEDULE CONFIRMED" | "CLEANED";

/** The keys of the ways to hand over a device. */
export type HandOverKey = "Delivery" | "PUR" | "WALKIN";

/** The keys of the ways to fulfil a request: hand over the device, or a visit. */
export type FulfilmentKey = HandOverKey | "ONSITE";

/** How, where and when the device of a request is handed over; a request has one. */
export interface ServiceOrder {
  number: Generated<number>;
  /** Null in the rows of quotes and overages, which no query by request finds. */
  request: ColumnType<number, number | null, number>;
  /** The request whose repair it offers for a fee; null in all other rows. */
  quotes: number | null;
  /** The order whose other time it pays for; null in all other rows. */
  topsUp: number | null;
  /** Until when that offer stands, or that time is held. */
  decideBy: Date | null;
  fulfilment: FulfilmentKey;
  /** Null while its device is missing. */
  day: string | null;
  slot: string | null;
  storeId: string | null;
  /** The window in which a device that was picked up comes back. */
  returnSlot: string | null;
  address: ColumnType<unknown, string | null, string | null>;
  alternateNumber: string | null;
  representative: ColumnType<unknown, string | null, string | null>;
  /** Whether the courier moves the data to the new device. */
  dataTransfer: boolean | null;
  /** The id of the device that is sent; null where the same model is sent, or none. */
  device: string | null;
  /** Whether that device was taken from the warehouse for it. */
  holdsDevice: boolean | null;
  /** What the customer signed. */
  declaration: ColumnType<unknown, string | null, never>;
  /** In minor units of the client's currency. */
  amount: number;
  /** The part of the amount for the time that it was settled with; null until it is moved after that. */
  timeFee: number | null;
  paymentMethod: string | null;
  status: OrderStatus;
  madeAt: Date;
  submittedAt: Date | null;
  /** What the courier or the team did, or was arranged anew; null while it is as the status says. */
  logistics:
    | "PICKUP FAILED"
    | "PICKUP RESCHEDULED"
    | "DELIVERY SCHEDULE REQUESTED"
    | "DELIVERY FAILED"
    | "DELIVERY RESCHEDULED"
    | "RETURN SCHEDULE REQUESTED"
    | "RETURN FAILED"
    | "SCHEDULE REJECTED"
    | null;
  /** When a pick-up failed last, or nobody could come. */
  failedAt: Date | null;
  /** When the customer confirmed that the device is back, or the clock did. */
  confirmedAt: Date | null;
  /** The name under the confirmation. */
  confirmedBy: string | null;
  /** When the registration was told of the delivery. */
  toldAt: Date | null;
  /** When the label of the parcel in which the device is fetched was made. */
  labelMadeAt: Date | null;
}

/** Why a request is looked into before it is approved, and what its customer answered; a request has one. */
export interface Hold {
  request: number;
  reason: "STOLEN" | "CHECK";
  /** Until when the customer hears. */
  hearBy: Date;
  /** What the reviewer asks for; null before. */
  asks: "POLICE_REPORT" | "MORE_DETAILS" | null;
  note: string | null;
  /** The files of the answer, by the ids of their uploads. */
  documents: ColumnType<unknown, string | null, string | null>;
  answeredAt: Date | null;
}

/** An address from which the courier fetched a device, kept for its plan. */
export interface CourierAddress {
  number: Generated<number>;
  agreementId: string;
  address: ColumnType<RequestAddress, string, never>;
  /** The courier's zone. */
  zone: string;
  keptAt: Date;
}

/** How many of a device a country's warehouse has left. */
export interface Stock {
  country: string;
  device: string;
  leftOver: number;
}

/** A seat of a slot that an order holds; the place is a repair centre's id, `courier` or `cleaners`. */
export interface SlotSeat {
  client: string;
  place: string;
  day: string;
  slot: string;
  seat: number;
  order: number;
}

/** An event of a request. */
export interface RequestEvent {
  request: number;
  status: OrderStatus;
  occurredAt: Date;
}

/** The cancellation of a request, with its reason. */
export interface Cancellation {
  request: number;
  reason: string;
  note: string;
  requestedBy: "Customer";
}

/** A customer's rating of a completed request; a request has one. */
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

/** The appliances that a team comes to clean; a request has one row. */
export interface Cleaning {
  request: number;
  /** The id of the kind of appliance. */
  model: string;
  brand: string;
  units: number;
  age: "UNDER_3" | "3_TO_8" | "OVER_8";
  floor: string | null;
  /** The customer's carrier for the invoice, once it is ordered. */
  carrier: "EC_PAY" | "MOBILE_BARCODE" | "CITIZEN_DIGITAL" | null;
  carrierNumber: string | null;
  /** When the customer accepted the terms. */
  acceptedAt: Date | null;
}
