import { clientKey, type SandboxClient } from "../client.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Database } from "../database/open-database.ts";
import type { Customer } from "../security/tokens.ts";
import { DRAFT } from "./find-request.ts";
import { CLEANERS } from "./slot-days.ts";
import { takeSeat } from "./slot-seats.ts";

type Schemas = components["schemas"];

/** The incident of a cleaning, by its name on the wire. */
export const CLEANING = "CLEANING_SERVICE";

/** A plan of a customer, at a time. */
export interface PlanContext {
  readonly client: SandboxClient;
  readonly customer: Customer;
  readonly agreementId: string;
  readonly now: Date;
}

/** The number of the plan's cleaning that is not ordered yet; opens a new one when absent. */
export async function openCleaning(
  database: Database,
  { client, customer, agreementId, now }: PlanContext,
): Promise<number> {
  const whose = { client: clientKey(client), personId: customer.person.id, agreementId, incident: CLEANING };
  const row = { ...whose, status: "NEW", openedAt: now } as const;
  const requests = database
    .insertInto("serviceRequests")
    .values(row)
    .onConflict((one) => one.doNothing());
  const opened = await requests.returning("number").executeTakeFirst();
  if (opened !== undefined) return opened.number;
  const draft = await findCleaning(database, customer, agreementId);
  if (draft === undefined) throw new Error(`The plan ${agreementId} has no cleaning to change.`);
  return draft;
}

/** The number of the plan's cleaning that is not ordered yet; `undefined` when absent. */
export async function findCleaning(
  database: Database,
  { person }: Customer,
  agreementId: string,
): Promise<number | undefined> {
  const whose = { personId: person.id, agreementId, incident: CLEANING };
  const open = database.selectFrom("serviceRequests").select("number").where("status", "in", DRAFT);
  return (await open.where(({ and }) => and(whose)).executeTakeFirst())?.number;
}

/** Stores what is cleaned, and replaces the earlier entry. */
export async function noteDetails(
  database: Database,
  request: number,
  requested: Schemas["CleaningDetails"],
): Promise<void> {
  const { ModelId: model, Brand: brand, Units, AgeRange: age, FloorNumber: floor = null } = requested;
  const details = { model, brand, units: Number(Units), age, floor };
  await database
    .insertInto("cleanings")
    .values({ request, ...details, carrier: null, carrierNumber: null, acceptedAt: null })
    .onConflict((conflict) => conflict.column("request").doUpdateSet(details))
    .execute();
}

/** The time and the address of a visit. */
export interface Visit {
  readonly appointment: Schemas["CleaningAppointment"];
  readonly address: Schemas["RequestAddress"];
  readonly amount: number;
}

/** Holds the slot of a visit: the number of its order, `undefined` where the slot is taken. */
export async function bookVisit(
  database: Database,
  request: number,
  { appointment, address, amount }: Visit,
  { client, now }: PlanContext,
): Promise<number | undefined> {
  const { Date: day, SlotCode: code } = appointment;
  const { number } = await database
    .insertInto("serviceOrders")
    .values({
      ...{ request, fulfilment: "ONSITE", day, slot: code, storeId: null, address: JSON.stringify(address) },
      ...{ alternateNumber: null, representative: null, amount, status: "OPEN", madeAt: now },
    })
    .returning("number")
    .executeTakeFirstOrThrow();
  const timeZone = client.timeZone;
  const seat = { client: clientKey(client), place: CLEANERS, timeZone, day, code, order: number };
  return (await takeSeat(database, seat, now)) ? number : undefined;
}

/** Frees the held slot. */
export async function unbookVisit(database: Database, request: number): Promise<void> {
  await database.deleteFrom("serviceOrders").where("request", "=", request).execute();
}
