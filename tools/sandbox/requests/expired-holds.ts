import type { Database } from "../database/open-database.ts";
import { unlessRefused } from "../problem.ts";
import { refusePayments } from "./is-paid.ts";

/**
 * Frees the times that were held until they are paid, for longer than they are held. One that is paid, or that a bank
 * decides about, stays.
 */
export async function releaseExpiredHolds(database: Database, now: Date): Promise<void> {
  const expired = database
    .selectFrom("serviceOrders")
    .select("number")
    .where("topsUp", "is not", null)
    .where("status", "=", "OPEN")
    .where("decideBy", "<", now);
  // Whoever holds one looks after it.
  for (const { number } of await expired.forUpdate().skipLocked().execute())
    if (await refusePayments(database, number, now).then(() => true, unlessRefused))
      await endOverage(database, number, "CNCLSYS", now);
}

/** Ends a bill that was not paid: its time is free again. */
export async function endOverage(
  database: Database,
  number: number,
  status: "CNCLCUS" | "CNCLSYS",
  now: Date,
): Promise<void> {
  await database.deleteFrom("slotSeats").where("order", "=", number).execute();
  const ended = { status, submittedAt: now };
  await database.updateTable("serviceOrders").set(ended).where("number", "=", number).execute();
}
