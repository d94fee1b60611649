import { listAgreements } from "../accounts/agreements.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Database } from "../database/open-database.ts";
import type { Device, DeviceChange } from "../database/tables.ts";
import { findDevice, lockDeviceNumber, sendUpdate } from "../devices/device-updates.ts";
import { Problem } from "../problem.ts";
import { randomDigits } from "../security/random.ts";
import { defineCustomerOperation } from "./operation.ts";

type AnchorDevice = components["schemas"]["AnchorDevice"];

/** Kinds of device as this operation spells them. */
const CATEGORIES: Readonly<Record<AnchorDevice["AssetCategory"], Device["category"]>> = {
  PHONE: "phone",
  TABLET: "tablet",
  LAPTOP: "laptop",
  EARPHONES: "earphones",
  HEADPHONES: "headphones",
  SMARTWATCHES: "smartwatches",
  GAMECONSOLES: "game-consoles",
};

/** Takes an update of an enrolled device for review; without its id, a new device of an agreement. */
export const updateDevice = defineCustomerOperation("updateDevice", async ({ person }, { body, now }, { database }) => {
  if (body.AssetId !== undefined) {
    const device = await findDevice(database, person.id, body.AgreementId, body.AssetId);
    return { AssetId: device.id, ...(await sendUpdate(database, device, toDeviceChange(body), now)) };
  }
  const agreements = await listAgreements(database, person.id);
  if (!agreements.some(({ id }) => id === body.AgreementId)) throw unknownAgreement();
  return { AssetId: await register(database, body) };
});

/** Registers a device; gives it a number when it has none. */
async function register(database: Database, body: AnchorDevice): Promise<string> {
  if (await isRegistered(database, body.SerialNumber)) throw serialExists();
  const id = await insertUnderFreeId(database, body);
  await database
    .insertInto("deviceDetails")
    .values({ deviceId: id, details: JSON.stringify(body) })
    .execute();
  return id;
}

/** Ids are six digits: another device may have drawn the same. */
async function insertUnderFreeId(database: Database, body: AnchorDevice): Promise<string> {
  const devices = database.insertInto("devices").values(toDeviceRow(randomDigits(), body));
  const inserted = await devices
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id ?? insertUnderFreeId(database, body);
}

/** Another model drops the old one's sizes and colours. */
const toDeviceChange = ({ Brand, Model, SerialNumber, Color, Capacity }: AnchorDevice): DeviceChange => ({
  ...{ make: Brand, model: Model, colour: Color ?? null, capacity: Capacity ?? null },
  ...(SerialNumber === undefined ? {} : { imei: SerialNumber }),
});

const toDeviceRow = (id: string, { AgreementId, AssetCategory, Brand, Model, ...device }: AnchorDevice): Device => ({
  id,
  agreementId: AgreementId,
  instance: "ENROLLED",
  category: CATEGORIES[AssetCategory],
  make: Brand,
  model: Model,
  imei: device.SerialNumber ?? `A${randomDigits()}`,
  colour: device.Color ?? null,
  capacity: device.Capacity ?? null,
  mobile: null,
  finderIsOn: false,
});

async function isRegistered(database: Database, serialNumber: string | undefined): Promise<boolean> {
  if (serialNumber === undefined) return false;
  await lockDeviceNumber(database, serialNumber);
  const known = database.selectFrom("devices").select("id").where("imei", "=", serialNumber);
  return (await known.executeTakeFirst()) !== undefined;
}

const unknownAgreement = () => new Problem(400, { code: "UNKNOWN_AGREEMENT", message: "There is no such agreement." });
const serialExists = () =>
  new Problem(400, { code: "SERIAL_EXISTS", message: "Serial number is not unique or already exist" });
