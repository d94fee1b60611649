import type { Database } from "../database/open-database.ts";
import type { Device } from "../database/tables.ts";

/** The kinds of device that have a finding service with a lock. */
const LOCKABLE: readonly Device["category"][] = ["phone", "tablet", "laptop", "smartwatches"];

/** A device with a lock as the page shows it. */
export interface ShownLock {
  readonly client: string;
  readonly customer: string;
  /** The device's id. */
  readonly id: string;
  /** Maker and model. */
  readonly device: string;
  /** IMEI or serial number. */
  readonly number: string;
  readonly isOn: boolean;
}

/** Every enrolled device that has a lock; devices whose lock is on come first. */
export async function listLocks(database: Database): Promise<ShownLock[]> {
  const rows = await database
    .selectFrom("devices")
    .innerJoin("agreements", "agreements.id", "devices.agreementId")
    .innerJoin("people", "people.id", "agreements.personId")
    .select(["people.client", "people.fullName", "devices.id", "devices.make", "devices.model"])
    .select(["devices.imei", "devices.finderIsOn"])
    .where("devices.category", "in", LOCKABLE)
    .where("devices.instance", "=", "ENROLLED")
    .orderBy("devices.finderIsOn", "desc")
    .orderBy("people.client")
    .orderBy("devices.id")
    .execute();
  return rows.map(({ client, fullName, id, make, model, imei, finderIsOn }) => ({
    ...{ client, customer: fullName, id, device: `${make} ${model}`, number: imei, isOn: finderIsOn },
  }));
}

/** Switches the lock of a device on or off. False when no device of that id has a lock. */
export async function switchLock(database: Database, id: string, isOn: boolean): Promise<boolean> {
  const switched = await database
    .updateTable("devices")
    .set({ finderIsOn: isOn })
    .where("id", "=", id)
    .where("category", "in", LOCKABLE)
    .returning("id")
    .executeTakeFirst();
  return switched !== undefined;
}
