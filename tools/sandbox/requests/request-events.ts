import type { Database } from "../database/open-database.ts";
import type { OrderStatus } from "../database/request-tables.ts";

/** Records the new status of a request, with the time. */
export async function record(database: Database, request: number, status: OrderStatus, now: Date): Promise<void> {
  await database.insertInto("requestEvents").values({ request, status, occurredAt: now }).execute();
}

/** Gives a request's order a status, and records it. */
export async function setStatus(database: Database, request: number, status: OrderStatus, now: Date): Promise<void> {
  await database.updateTable("serviceOrders").set({ status }).where("request", "=", request).execute();
  await record(database, request, status, now);
}
