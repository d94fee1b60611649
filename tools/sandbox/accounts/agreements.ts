import type { Kysely, Selectable } from "kysely";
import type { Agreement, Device, Tables } from "../database/tables.ts";

/** A plan with the devices that it covers. */
export interface AgreementWithDevices extends Selectable<Agreement> {
  readonly devices: readonly Device[];
}

/** The person's plans, oldest first, with their devices. */
export async function listAgreements(database: Kysely<Tables>, personId: string): Promise<AgreementWithDevices[]> {
  const agreements = await database
    .selectFrom("agreements")
    .selectAll()
    .where("personId", "=", personId)
    .orderBy("startsOn")
    .orderBy("id")
    .execute();
  const devices = await database
    .selectFrom("devices")
    .innerJoin("agreements", "agreements.id", "devices.agreementId")
    .selectAll("devices")
    .where("agreements.personId", "=", personId)
    .orderBy("devices.id")
    .execute();
  return agreements.map((agreement) => ({
    ...agreement,
    devices: devices.filter(({ agreementId }) => agreementId === agreement.id),
  }));
}

/** The id of the person's oldest plan. */
export async function firstAgreementId(database: Kysely<Tables>, personId: string): Promise<string | undefined> {
  return (await listAgreements(database, personId))[0]?.id;
}

/** Whether one of the person's plans covers a device. */
export async function hasDevice(database: Kysely<Tables>, personId: string): Promise<boolean> {
  return (await listAgreements(database, personId)).some(({ devices }) => devices.length > 0);
}
