import type { Selectable } from "kysely";
import { cleaningDevice } from "../content/cleaning-devices.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Database } from "../database/open-database.ts";
import type { Hold, ServiceOrder } from "../database/request-tables.ts";
import type { Device } from "../database/tables.ts";
import { closeUnconfirmed, findUnconfirmed } from "./confirmations.ts";
import type { RequestRow } from "./find-request.ts";
import { logisticsOf, type Moment } from "./logistics.ts";
import { findBilled, settleOverage } from "./overages.ts";
import { expireQuote } from "./quotes.ts";
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
  /** Oldest first. */
  readonly history: readonly Schemas["RequestEvent"][];
  /** Present once it is rated. */
  readonly rating: Schemas["RatingRecord"] | undefined;
}

/** The person's requests with an incident that were not refused, newest first. */
export async function listFollowed(database: Database, personId: string, now: Date): Promise<FollowedRequest[]> {
  const requests = await database
    .selectFrom("serviceRequests")
    .select("number")
    .where(({ and }) => and({ personId, outcome: "APPROVED" }))
    .execute();
  return followAll(database, requests, now);
}

/** A request with its related rows; `undefined` until its incident is known. */
export async function follow(
  database: Database,
  request: Pick<RequestRow, "number">,
  now: Date,
): Promise<FollowedRequest | undefined> {
  const [followed] = await followAll(database, [request], now);
  return followed;
}

/** Requests with their related rows, newest first, without those whose incident is not known. */
async function followAll(
  database: Database,
  found: readonly Pick<RequestRow, "number">[],
  now: Date,
): Promise<FollowedRequest[]> {
  const numbers = found.map(({ number }) => number);
  if (numbers.length === 0) return [];
  await letTimePass(database, numbers, now);
  const requests = database.selectFrom("serviceRequests").selectAll().where("number", "in", numbers);
  const rows = await requests.orderBy("number", "desc").execute();
  const deviceOf = await readDevices(database, rows);
  const orders = database.selectFrom("serviceOrders").selectAll();
  const own = byRequest(await orders.where("request", "in", numbers).execute(), ({ request }) => request);
  const quotes = byRequest(await orders.where("quotes", "in", numbers).execute(), ({ quotes }) => quotes);
  const held = await database.selectFrom("holds").selectAll().where("request", "in", numbers).execute();
  const holds = byRequest(held, ({ request }) => request);
  const history = await readHistory(database, numbers);
  const ratings = await readRatings(database, numbers);
  return rows.flatMap((request) => {
    const { number } = request;
    const device = deviceOf(request);
    if (device === undefined) return [];
    const related = { order: own.get(number), hold: holds.get(number), quote: quotes.get(number) };
    return [{ request, device, ...related, history: history.get(number) ?? [], rating: ratings.get(number) }];
  });
}

/** Rows by the request that each belongs to. */
const byRequest = <Row>(
  rows: readonly Row[],
  requestOf: (row: Row) => number | null,
): ReadonlyMap<number | null, Row> => new Map(rows.map((row) => [requestOf(row), row]));

/** Does what the clock does to requests: an offer expires, a request is closed, or a bank has decided. */
async function letTimePass(database: Database, numbers: readonly number[], now: Date): Promise<void> {
  const orders = database.selectFrom("serviceOrders");
  const offers = orders.select("quotes as request").where("quotes", "in", numbers).where("decideBy", "<=", now);
  for (const { request } of await offers.execute()) if (request !== null) await expireQuote(database, request, now);
  for (const request of await findUnconfirmed(database, numbers, now)) await closeUnconfirmed(database, request, now);
  for (const order of await findBilled(database, numbers)) await settleOverage(database, order, now);
}

type DeviceOf = (request: RequestRow) => Schemas["RequestedDevice"] | undefined;

/** The devices of requests; a cleaned appliance is not one of the plan's. */
async function readDevices(database: Database, requests: readonly RequestRow[]): Promise<DeviceOf> {
  const assets = requests.flatMap(({ assetId }) => assetId ?? []);
  const devices = database
    .selectFrom("devices")
    .selectAll()
    .where("id", "in", ["", ...assets]);
  const cleanings = await database
    .selectFrom("cleanings")
    .select(["request", "model", "brand"])
    .where(
      "request",
      "in",
      requests.map(({ number }) => number),
    )
    .execute();
  const owned = new Map((await devices.execute()).map((device) => [device.id, toDevice(device)]));
  const cleaned = new Map(cleanings.map(({ request, ...cleaning }) => [request, toCleanedDevice(cleaning)]));
  return ({ assetId, number }) => owned.get(assetId ?? "") ?? cleaned.get(number);
}

const toDevice = ({ id: AssetId, make: Make, model: Model, mobile }: Selectable<Device>) => ({
  ...{ AssetId, Make, Model },
  ...(mobile === null ? {} : { MDN: mobile }),
});

const toCleanedDevice = ({ model: AssetId, brand: Make }: Readonly<Record<"model" | "brand", string>>) => ({
  ...{ AssetId, Make },
  Model: cleaningDevice(AssetId)?.localName ?? AssetId,
});

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
export function orderRecord(
  order: OrderRow | undefined,
  moment: Moment,
): { ServiceOrder?: Schemas["ServiceOrderRecord"] } {
  if (order === undefined || order.submittedAt === null) return {};
  const logistics = logisticsOf(order, moment);
  return {
    ServiceOrder: {
      ServiceOrderId: orderId(order.number),
      ServiceOrderStatus: order.status,
      TotalAmount: order.amount,
      ...(logistics && { LogisticsStatus: logistics }),
    },
  };
}

/** The events of requests, oldest first. */
async function readHistory(
  database: Database,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, readonly Schemas["RequestEvent"][]>> {
  const events = await database
    .selectFrom("requestEvents")
    .select(["request", "status", "occurredAt"])
    .where("request", "in", numbers)
    .orderBy("occurredAt")
    .execute();
  const history = new Map<number, Schemas["RequestEvent"][]>(numbers.map((number) => [number, []]));
  for (const { request, status, occurredAt } of events)
    history.get(request)?.push({ Status: status, OccurredOn: occurredAt.toISOString() });
  return history;
}

async function readRatings(
  database: Database,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, Schemas["RatingRecord"]>> {
  const ratings = database.selectFrom("ratings").select(["request", "score", "ratedAt"]);
  const rows = await ratings.where("request", "in", numbers).execute();
  return new Map(
    rows.map(({ request, score, ratedAt }) => [request, { NpsScore: score, RatedOn: ratedAt.toISOString() }]),
  );
}
