import type { Kysely } from "kysely";
import type { components } from "../contract/generated/operations.ts";
import type { Person, Tables } from "../database/tables.ts";
import { Problem } from "../problem.ts";
import { defineCustomerOperation } from "./operation.ts";

type SavedDevice = components["schemas"]["SavedDevice"];

/** The devices that the customer has linked. */
export const listLinkedDevices = defineCustomerOperation(
  "listLinkedDevices",
  async ({ person }, _request, { database }) => ({ devices: await linkedTo(database, person.id) }),
);

/**
 * Links devices; none of them when one is of an agreement that has ended, or belongs to another customer. A device that
 * no agreement covers belongs to the first account that it is linked to.
 */
export const linkDevices = defineCustomerOperation(
  "linkDevices",
  async ({ person }, { body: { devices }, now }, { database }) => {
    if (await isAnothers(database, person, devices)) throw unknownDevice();
    if (await hasEnded(database, devices)) return ended;
    const rows = devices.map((device) => ({ ...device, personId: person.id, linkedAt: now }));
    await database
      .insertInto("linkedDevices")
      .values(rows)
      .onConflict((conflict) => conflict.column("assetId").doNothing())
      .execute();
    const linked = await linkedTo(database, person.id);
    const isLinked = ({ assetId }: SavedDevice) => linked.some((one) => one.assetId === assetId);
    if (!devices.every(isLinked)) throw unknownDevice();
    return { status: 200, data: { devices: linked } };
  },
);

const ended = {
  status: 405,
  data: { devices: [] },
  agreementStatus: "TRMNTD",
  message: "The agreement has ended.",
};

const unknownDevice = () => new Problem(400, { code: "UNKNOWN_DEVICE", message: "There is no such device." });

/** Whether an agreement of another person covers one of the devices: by its asset, or for this client by its IMEI. */
async function isAnothers(
  database: Kysely<Tables>,
  person: Pick<Person, "id" | "client">,
  devices: readonly SavedDevice[],
): Promise<boolean> {
  const assets = devices.map(({ assetId }) => assetId);
  const imeis = devices.map(({ imei }) => imei);
  const row = await database
    .selectFrom("devices")
    .innerJoin("agreements", "agreements.id", "devices.agreementId")
    .innerJoin("people", "people.id", "agreements.personId")
    .select("devices.id")
    .where("people.id", "!=", person.id)
    .where(({ or, and, eb }) =>
      or([
        eb("devices.id", "in", assets),
        and([eb("devices.imei", "in", imeis), eb("people.client", "=", person.client)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

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
