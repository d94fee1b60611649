import {
  findReplacementDevice,
  listReplacementDevices,
  type ReplacementDevice,
} from "../content/replacement-devices.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/open-database.ts";
import { record } from "./request-events.ts";

/** A device in a country's warehouse. */
export interface StockedDevice {
  readonly country: string;
  readonly device: ReplacementDevice;
  readonly left: number;
}

/** How long a device that is missing is waited for, in days. */
const WAIT_DAYS = 14;
const DAY = 86_400_000;

/** The day on which a device is expected that has been missing since then. */
export const expectedDay = (since: Date): string =>
  new Date(since.getTime() + WAIT_DAYS * DAY).toISOString().slice(0, 10);

/** How many of each device are left in a country. A device that nobody has taken yet has no row. */
export async function countStock(database: Database, country: string): Promise<readonly StockedDevice[]> {
  const rows = await database
    .selectFrom("stock")
    .select(["device", "leftOver"])
    .where("country", "=", country)
    .execute();
  const left = new Map(rows.map(({ device, leftOver }) => [device, leftOver]));
  return listReplacementDevices().map((device) => ({ country, device, left: left.get(device.id) ?? device.atFirst }));
}

/** The devices that a country with plans has none of. */
export async function listMissing(database: Database): Promise<readonly StockedDevice[]> {
  const agreements = await database.selectFrom("agreements").select("address").execute();
  const countries = [...new Set(agreements.map(({ address }) => address.CountryCode))].sort();
  const counted = await Promise.all(countries.map((country) => countStock(database, country)));
  return counted.flat().filter(({ left }) => left === 0);
}

/** Takes one device of the warehouse; false when none is left. */
export async function takeDevice(database: Database, country: string, id: string): Promise<boolean> {
  const atFirst = findReplacementDevice(id)?.atFirst ?? 0;
  const insert = database.insertInto("stock").values({ country, device: id, leftOver: atFirst });
  await insert.onConflict((on) => on.columns(["country", "device"]).doNothing()).execute();
  const taken = await database
    .updateTable("stock")
    .set((eb) => ({ leftOver: eb("leftOver", "-", 1) }))
    .where(({ and, eb }) => and([eb("country", "=", country), eb("device", "=", id), eb("leftOver", ">", 0)]))
    .returning("device")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Puts the device that a request's order holds back into the warehouse. */
export async function giveDeviceBack(database: Database, request: number): Promise<void> {
  const held = await database
    .updateTable("serviceOrders")
    .set({ holdsDevice: false })
    .where(({ and }) => and({ request, holdsDevice: true }))
    .returning("device")
    .executeTakeFirst();
  if (held === undefined || held.device === null) return;
  await database
    .updateTable("stock")
    .set((eb) => ({ leftOver: eb("leftOver", "+", 1) }))
    .where("country", "=", await countryOf(database, request))
    .where("device", "=", held.device)
    .execute();
}

/** Puts so many of a device into a country's warehouse; the orders that wait for it get theirs first. */
export function restock(database: Database, { country, device, left }: StockedDevice, now: Date): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const values = { country, device: device.id, leftOver: left };
    const insert = transaction.insertInto("stock").values(values);
    await insert.onConflict((on) => on.columns(["country", "device"]).doUpdateSet({ leftOver: left })).execute();
    for (const request of await listWaiting(transaction, country, device.id)) {
      if (!(await takeDevice(transaction, country, device.id))) return;
      await arrive(transaction, request, now);
    }
  });
}

/** The device that a request's order waits for has arrived for it. */
export async function arrive(database: Database, request: number, now: Date): Promise<void> {
  const status = "IN STOCK";
  const order = database.updateTable("serviceOrders").set({ status, holdsDevice: true });
  await order.where("request", "=", request).execute();
  await record(database, request, status, now);
}

/** Whether a request's order waits for a device. */
export async function isWaiting(database: Database, request: number): Promise<boolean> {
  const orders = database.selectFrom("serviceOrders").select("status").where("request", "=", request);
  return (await orders.executeTakeFirst())?.status === "BORD";
}

/** The requests whose orders wait for a device, the oldest first. */
async function listWaiting(database: Database, country: string, device: string): Promise<readonly number[]> {
  const waiting = await database
    .selectFrom("serviceOrders")
    .select("request")
    .where(({ and }) => and({ device, status: "BORD" }))
    .orderBy("submittedAt")
    .forUpdate()
    .execute();
  const countries = await Promise.all(waiting.map(({ request }) => countryOf(database, request)));
  return waiting.flatMap(({ request }, at) => (countries[at] === country ? [request] : []));
}

/** The country of a request's plan, whose warehouse sends the device. */
async function countryOf(database: Database, request: number): Promise<string> {
  const { address } = await database
    .selectFrom("serviceRequests")
    .innerJoin("agreements", "agreements.id", "serviceRequests.agreementId")
    .select("agreements.address")
    .where("serviceRequests.number", "=", request)
    .executeTakeFirstOrThrow();
  return address.CountryCode;
}
