import { listAgreements } from "../accounts/agreements.ts";
import type { Database } from "../database/open-database.ts";
import { Problem } from "../problem.ts";

/** The customer's plan of that number, whatever its status. Throws 400 when they have none. */
export async function findOwnPlan(database: Database, personId: string, id: string) {
  const plan = (await listAgreements(database, personId)).find((one) => one.id === id);
  if (plan === undefined) throw new Problem(400, { code: "UNKNOWN_AGREEMENT", message: "There is no such plan." });
  return plan;
}
