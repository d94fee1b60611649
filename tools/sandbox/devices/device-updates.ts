import { sql } from "kysely";
import { compileRule } from "../../../src/engine/index.ts";
import { listAgreements } from "../accounts/agreements.ts";
import type { Database } from "../database/open-database.ts";
import type { Device, DeviceChange } from "../database/tables.ts";
import { Problem } from "../problem.ts";

/** Lower numbers look like a test's. */
const FIRST_NUMBER = 300_000;

/** How long the review of an update takes: specification, section 9, a business day. */
const REVIEW_MS = 24 * 3_600_000;

const isLuhn = compileRule({ luhn: { var: "number" } });

/** One of the customer's devices, by its id and its agreement's. Throws 400 when it is absent. */
export async function findDevice(
  database: Database,
  personId: string,
  agreementId: string,
  deviceId: string,
): Promise<Device> {
  const agreements = await listAgreements(database, personId);
  const device = agreements.find(({ id }) => id === agreementId)?.devices.find(({ id }) => id === deviceId);
  if (device === undefined) throw new Problem(400, { code: "UNKNOWN_DEVICE", message: "There is no such device." });
  return device;
}

/** Stores an update of a device for review, and returns its number. Throws when the update is impossible. */
export async function sendUpdate(
  database: Database,
  device: Device,
  change: DeviceChange,
  now: Date,
): Promise<{ readonly UpdateId: string }> {
  await checkNumber(database, device, change.imei);
  await reviewUpdates(database, now);
  const row = { deviceId: device.id, details: JSON.stringify(change), sentAt: now, reviewedAt: null };
  const updates = database
    .insertInto("deviceUpdates")
    .values(row)
    .onConflict((conflict) => conflict.doNothing());
  const stored = await updates.returning("number").executeTakeFirst();
  if (stored === undefined) throw pending();
  return { UpdateId: `UPD-${FIRST_NUMBER + stored.number}` };
}

async function checkNumber(database: Database, device: Device, imei: string | undefined): Promise<void> {
  if (imei === undefined) return;
  if (/^\d{15}$/.test(imei) && isLuhn({ number: imei }) !== true) throw serialInvalid();
  await lockDeviceNumber(database, imei);
  const others = database.selectFrom("devices").select("id").where("imei", "=", imei).where("id", "!=", device.id);
  if ((await others.executeTakeFirst()) !== undefined) throw serialExists();
}

/** Waits for other requests that give a device this number; until the transaction ends, no other request does. */
export async function lockDeviceNumber(database: Database, imei: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${imei}, 0))`.execute(database);
}

/** The devices whose update is under review. */
export async function pendingDevices(database: Database): Promise<ReadonlySet<string>> {
  const rows = database.selectFrom("deviceUpdates").select("deviceId").where("reviewedAt", "is", null);
  return new Set((await rows.execute()).map(({ deviceId }) => deviceId));
}

/** Accepts each update that is a day old: its device gets the new values. */
export async function reviewUpdates(database: Database, now: Date): Promise<void> {
  const reviewed = await database
    .updateTable("deviceUpdates")
    .set({ reviewedAt: now })
    .where("reviewedAt", "is", null)
    .where("sentAt", "<=", new Date(now.getTime() - REVIEW_MS))
    .returning(["deviceId", "details"])
    .execute();
  for (const { deviceId, details } of reviewed)
    await database.updateTable("devices").set(details).where("id", "=", deviceId).execute();
}

const pending = () =>
  new Problem(409, { code: "UPDATE_PENDING", message: "An update of this device is being looked at." });
const serialExists = () =>
  new Problem(400, { code: "SERIAL_EXISTS", message: "Serial number is not unique or already exist" });
const serialInvalid = () => new Problem(400, { code: "SERIAL_INVALID", message: "This is no number of a device." });
