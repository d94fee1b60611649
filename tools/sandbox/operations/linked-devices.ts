import type { Kysely } from "kysely";
import type { components } from "../contract/generated/account.ts";
import type { Tables } from "../database/tables.ts";
import { defineCustomerOperation } from "./operation.ts";

type SavedDevice = components["schemas"]["SavedDevice"];

/** The devices that the customer has linked. */
export const listLinkedDevices = defineCustomerOperation(
  "listLinkedDevices",
  async ({ person }, _request, { database }) => ({ devices: await linkedTo(database, person.id) }),
);

/** Links devices; none where one is of an agreement that has ended. */
export const linkDevices = defineCustomerOperation(
  "linkDevices",
  async ({ person }, { body: { devices }, now }, { database }) => {
    if (await hasEnded(database, devices)) return ended;
    const rows = devices.map((device) => ({ ...device, personId: person.id, linkedAt: now }));
    await database
      .insertInto("linkedDevices")
      .values(rows)
      .onConflict((conflict) => conflict.columns(["personId", "assetId"]).doNothing())
      .execute();
    return { status: 200, data: { devices: await linkedTo(database, person.id) } };
  },
);

const ended = {
  status: 405,
  data: { devices: [] },
  agreementStatus: "TRMNTD",
  message: "The agreement has ended.",
};

/** Whether one of the devices is of an agreement that has ended. */
async function hasEnded(database: Kysely<Tables>, devices: readonly SavedDevice[]): Promise<boolean> {
  const assets = devices.map(({ assetId }) => assetId);
  const row = await database
    .selectFrom("devices")
    .innerJoin("agreements", "agreements.id", "devices.agreementId")
    .select("devices.id")
    .where("devices.id", "in", assets)
    .where("agreements.status", "=", "TRMNTD")
    .executeTakeFirst();
  return row !== undefined;
}

/** Those linked first come first. */
function linkedTo(database: Kysely<Tables>, personId: string): Promise<SavedDevice[]> {
  return database
    .selectFrom("linkedDevices")
    .select(["plan", "callingCode", "mdn", "model", "imei", "assetId"])
    .where("personId", "=", personId)
    .orderBy("linkedAt")
    .orderBy("assetId")
    .execute();
}
