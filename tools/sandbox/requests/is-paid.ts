import type { Database } from "../database/open-database.ts";
import { Problem } from "../problem.ts";

/** Whether an order is paid by card. */
export async function isPaid(database: Database, order: number): Promise<boolean> {
  const paid = database.selectFrom("payments").select("id").where("status", "=", "CAPTURED");
  return (await paid.where("serviceOrder", "=", order).executeTakeFirst()) !== undefined;
}

/** The refusal of a second payment, or of a change, of a paid order. */
export const paidBefore = () =>
  new Problem(409, { code: "PAID_BEFORE", message: "Nothing is to be paid for this order." });
