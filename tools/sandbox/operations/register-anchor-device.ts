import type { Kysely } from "kysely";
import { listAgreements } from "../accounts/agreements.ts";
import type { components } from "../contract/generated/integrations.ts";
import type { Device, Tables } from "../database/tables.ts";
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

/** The first device of one of the customer's agreements; what has no number of its own is given one. */
export const registerAnchorDevice = defineCustomerOperation(
  "registerAnchorDevice",
  async ({ person }, { body }, { database }) => {
    const agreements = await listAgreements(database, person.id);
    if (!agreements.some(({ id }) => id === body.AgreementId)) throw unknownAgreement();
    if (await isRegistered(database, body.SerialNumber)) throw serialExists();
    const id = randomDigits();
    await database.insertInto("devices").values(rowOf(id, body)).execute();
    await database
      .insertInto("deviceDetails")
      .values({ deviceId: id, details: JSON.stringify(body) })
      .execute();
    return { AssetId: id };
  },
);

const rowOf = (id: string, { AgreementId, AssetCategory, Brand, Model, ...device }: AnchorDevice): Device => ({
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
});

async function isRegistered(database: Kysely<Tables>, serialNumber: string | undefined): Promise<boolean> {
  if (serialNumber === undefined) return false;
  const known = database.selectFrom("devices").select("id").where("imei", "=", serialNumber);
  return (await known.executeTakeFirst()) !== undefined;
}

const unknownAgreement = () => new Problem(400, { code: "UNKNOWN_AGREEMENT", message: "There is no such agreement." });
const serialExists = () =>
  new Problem(400, { code: "SERIAL_EXISTS", message: "Serial number is not unique or already exist" });
