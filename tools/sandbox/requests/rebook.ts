import type { Selectable } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { OrderStatus, ServiceOrder } from "../database/request-tables.ts";
import type { OrderChanges } from "./order-changes.ts";
import { record } from "./request-events.ts";
import { submittedStatus } from "./review.ts";

type Row = Selectable<ServiceOrder>;

type Changes = OrderChanges & Partial<Pick<Row, "day" | "slot" | "amount" | "timeFee" | "paymentMethod">>;

/**
 * Writes the other time of an order, and what else changes of it. One whose device has arrived goes on once it is
 * confirmed. Returns its status.
 */
export async function rebook(
  database: Database,
  order: Pick<Row, "number" | "request" | "status" | "logistics">,
  { isConfirmed, ...changes }: Changes & { readonly isConfirmed: boolean },
  now: Date,
): Promise<OrderStatus> {
  const status = isConfirmed ? await submittedStatus(database, order.request, now) : order.status;
  const logistics = order.logistics === "PICKUP FAILED" ? ("PICKUP RESCHEDULED" as const) : null;
  const moved = { ...changes, status, logistics };
  await database.updateTable("serviceOrders").set(moved).where("number", "=", order.number).execute();
  if (isConfirmed) await record(database, order.request, status, now);
  return status;
}
