import { isJsonObject } from "../../../src/documents/json.ts";
import type { Database } from "../database/open-database.ts";

/** The answer of a report that is looked into before anything is sent. */
const STOLEN = { QuestionId: "lossKind", Answer: "stolen" };

/** The status of an order that its customer has completed: a device that was stolen is not replaced before a review. */
export async function submittedStatus(database: Database, request: number): Promise<"SUBMITTED" | "ON HOLD"> {
  const reports = database.selectFrom("serviceRequests").select("triage").where("number", "=", request);
  const { triage } = await reports.executeTakeFirstOrThrow();
  return Array.isArray(triage) && triage.some(isStolen) ? "ON HOLD" : "SUBMITTED";
}

const isStolen = (answer: unknown): boolean =>
  isJsonObject(answer) && answer.QuestionId === STOLEN.QuestionId && answer.Answer === STOLEN.Answer;
