import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** How long an enrolment takes; the specification does not say. */
const PROCESSING_MS = 3_000;

/** When an enrolment received now is done. */
export const completionTime = (receivedAt: Date): Date => new Date(receivedAt.getTime() + PROCESSING_MS);

/** Enrols the agreements of a person whose enrolment is done by now. */
export async function completeEnrolments(database: Kysely<Tables>, personId: string, now: Date): Promise<void> {
  await database
    .updateTable("agreements")
    .set({ status: "ENROLLED" })
    .where("personId", "=", personId)
    .where("status", "=", "processing")
    .where("id", "in", (enrolments) =>
      enrolments.selectFrom("enrolments").select("agreementId").where("completesAt", "<=", now),
    )
    .execute();
}
