import type { Selectable } from "kysely";
import { cleaningDevice } from "../content/cleaning-devices.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Database } from "../database/open-database.ts";
import type { Hold, ServiceOrder } from "../database/request-tables.ts";
import { closeUnconfirmed } from "./confirmations.ts";
import type { RequestRow } from "./find-request.ts";
import { logisticsOf } from "./logistics.ts";
import { type OverageSums, overageSums, settleOverage } from "./overages.ts";
import { expireQuote } from "./quotes.ts";
import { findHold } from "./review.ts";
import { findWindow, placeOfOrder } from "./slot-days.ts";
import { orderId } from "./wire-numbers.ts";

type Schemas = components["schemas"];

/** An order as rows hold it. */
export type OrderRow = Selectable<ServiceOrder>;

type Appointment = Pick<Schemas["RequestDetailsRecord"], "FulfillmentOption" | "CollectionDate" | "CollectionSlot">;

/** A request with its related rows. */
export interface FollowedRequest {
  readonly request: RequestRow;
  readonly device: Schemas["RequestedDevice"];
  /** Present once it is made. */
  readonly order: OrderRow | undefined;
  /** Present once it was looked into. */
  readonly hold: Selectable<Hold> | undefined;
  /** What the repairer asks for, once there is such an offer. */
  readonly quote: OrderRow | undefined;
  /** What other times of the order cost more. */
  readonly overages: OverageSums;
  /** Oldest first. */
  readonly history: readonly Schemas["RequestEvent"][];
  /** Present once it is rated. */
  readonly rating: Schemas["RatingRecord"] | undefined;
}

/** The person's requests with an incident that were not refused, newest first. */
export async function listFollowed(database: Database, personId: string, now: Date): Promise<FollowedRequest[]> {
  const requests = await database
    .selectFrom("serviceRequests")
    .selectAll()
    .where(({ and }) => and({ personId, outcome: "APPROVED" }))
    .orderBy("number", "desc")
    .execute();
  const found = await Promise.all(requests.map((request) => follow(database, request, now)));
  return found.filter((one) => one !== undefined);
}

/** A request with its related rows; `undefined` until its incident is known. */
export async function follow(database: Database, found: RequestRow, now: Date): Promise<FollowedRequest | undefined> {
  const device = (await findDevice(database, found)) ?? (await findCleanedDevice(database, found));
  if (device === undefined) return undefined;
  const request = await letTimePass(database, found, now);
  const orders = database.selectFrom("serviceOrders").selectAll();
  const order = await orders.where("request", "=", request.number).executeTakeFirst();
  const quote = await orders.where("quotes", "=", request.number).executeTakeFirst();
  const history = await readHistory(database, request.number);
  const hold = await findHold(database, request.number);
  const overages = order === undefined ? {} : await overageSums(database, order.number);
  const rating = await findRating(database, request.number);
  return { request, device, order, hold, quote, overages, history, rating };
}

/** Does what the clock does to a request: its offer expires, or it is closed. */
async function letTimePass(database: Database, { number }: RequestRow, now: Date): Promise<RequestRow> {
  await expireQuote(database, number, now);
  await closeUnconfirmed(database, number, now);
  const order = database.selectFrom("serviceOrders").select("number").where("request", "=", number).forUpdate();
  for (const { number } of await order.execute()) await settleOverage(database, number, now);
  const requests = database.selectFrom("serviceRequests").selectAll().where("number", "=", number);
  return requests.executeTakeFirstOrThrow();
}

async function findDevice(
  database: Database,
  { assetId }: RequestRow,
): Promise<Schemas["RequestedDevice"] | undefined> {
  const devices = database.selectFrom("devices").selectAll();
  const device = await devices.where("id", "=", assetId).executeTakeFirst();
  if (device === undefined) return undefined;
  const { id: AssetId, make: Make, model: Model, mobile } = device;
  return { AssetId, Make, Model, ...(mobile === null ? {} : { MDN: mobile }) };
}

/** A cleaned appliance is not one of the plan's devices. */
async function findCleanedDevice(
  database: Database,
  { number }: RequestRow,
): Promise<Schemas["RequestedDevice"] | undefined> {
  const cleaned = database.selectFrom("cleanings").select(["model", "brand"]);
  const cleaning = await cleaned.where("request", "=", number).executeTakeFirst();
  if (cleaning === undefined) return undefined;
  const { model: AssetId, brand: Make } = cleaning;
  return { AssetId, Make, Model: cleaningDevice(AssetId)?.localName ?? AssetId };
}

/** How and when a device is handed over; absent before the order is submitted. */
export function appointmentRecord(order: OrderRow | undefined): Partial<Appointment> {
  if (order === undefined || order.submittedAt === null) return {};
  const { fulfilment, storeId, day, slot } = order;
  if (day === null || slot === null) return { FulfillmentOption: fulfilment };
  const window = findWindow(placeOfOrder(fulfilment, storeId), day, slot);
  return {
    FulfillmentOption: fulfilment,
    CollectionDate: day,
    ...(window && { CollectionSlot: { SlotCode: window.code, StartTime: window.start, EndTime: window.end } }),
  };
}

/** An order on the wire; absent before it is submitted. */
export function orderRecord(order: OrderRow | undefined): { ServiceOrder?: Schemas["ServiceOrderRecord"] } {
  if (order === undefined || order.submittedAt === null) return {};
  const logistics = logisticsOf(order);
  return {
    ServiceOrder: {
      ServiceOrderId: orderId(order.number),
      ServiceOrderStatus: order.status,
      TotalAmount: order.amount,
      ...(logistics && { LogisticsStatus: logistics }),
    },
  };
}

async function readHistory(database: Database, request: number): Promise<Schemas["RequestEvent"][]> {
  const events = await database
    .selectFrom("requestEvents")
    .select(["status", "occurredAt"])
    .where("request", "=", request)
    .orderBy("occurredAt")
    .execute();
  return events.map(({ status, occurredAt }) => ({ Status: status, OccurredOn: occurredAt.toISOString() }));
}

async function findRating(database: Database, request: number): Promise<Schemas["RatingRecord"] | undefined> {
  const ratings = database.selectFrom("ratings").select(["score", "ratedAt"]);
  const rating = await ratings.where("request", "=", request).executeTakeFirst();
  return rating && { NpsScore: rating.score, RatedOn: rating.ratedAt.toISOString() };
}
