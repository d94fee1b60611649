import type { Selectable } from "kysely";
import { isJsonObject } from "../../../src/documents/json.ts";
import { minutesAfter } from "../clock.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Database } from "../database/open-database.ts";
import type { Hold } from "../database/request-tables.ts";
import { Problem } from "../problem.ts";
import { setStatus } from "./request-events.ts";
import { holdId, readHoldId } from "./wire-numbers.ts";

/** The answer of a report that is looked into before anything is sent. */
const STOLEN = { QuestionId: "lossKind", Answer: "stolen" };
/** Within how many minutes a customer hears what becomes of a request that is looked into. */
const MINUTES_TO_HEAR = 48 * 60;
/** What a reviewer asks for, by the reason of the hold. */
const ASKED: Readonly<Record<Hold["reason"], NonNullable<Hold["asks"]>>> = {
  STOLEN: "POLICE_REPORT",
  CHECK: "MORE_DETAILS",
};

/** The status of an order that its customer has completed: a device that was stolen is not replaced before a review. */
export async function submittedStatus(
  database: Database,
  request: number,
  now: Date,
): Promise<"SUBMITTED" | "ON HOLD"> {
  if (!(await isTheft(database, request))) return "SUBMITTED";
  await openHold(database, request, now);
  return "ON HOLD";
}

async function isTheft(database: Database, request: number): Promise<boolean> {
  const reports = database.selectFrom("serviceRequests").select("triage").where("number", "=", request);
  const { triage } = await reports.executeTakeFirstOrThrow();
  return Array.isArray(triage) && triage.some(isStolen);
}

const isStolen = (answer: unknown): boolean =>
  isJsonObject(answer) && answer.QuestionId === STOLEN.QuestionId && answer.Answer === STOLEN.Answer;

/** A request is looked into, and its customer hears within 48 hours. */
export async function openHold(database: Database, request: number, now: Date): Promise<void> {
  const hearBy = minutesAfter(now, MINUTES_TO_HEAR);
  const reason = (await isTheft(database, request)) ? ("STOLEN" as const) : ("CHECK" as const);
  await database
    .insertInto("holds")
    .values({ request, reason, hearBy })
    .onConflict((conflict) => conflict.column("request").doUpdateSet({ hearBy }))
    .execute();
}

/** The reviewer asks the customer for more. */
export async function askForMore(database: Database, request: number): Promise<void> {
  const holds = database.selectFrom("holds").select("reason").where("request", "=", request);
  const { reason } = await holds.executeTakeFirstOrThrow();
  await database.updateTable("holds").set({ asks: ASKED[reason] }).where("request", "=", request).execute();
}

/** The customer's request that a hold's id names, and which waits for their answer. Throws 400 or 409. */
export async function findAsked(
  database: Database,
  { personId, hold, request: named }: { readonly personId: string; readonly hold: string; readonly request: string },
) {
  const asked = await database
    .selectFrom("holds")
    .innerJoin("serviceRequests", "serviceRequests.number", "holds.request")
    .innerJoin("serviceOrders", "serviceOrders.request", "holds.request")
    .select(["holds.request", "holds.asks", "holds.documents", "serviceOrders.status"])
    .where("holds.request", "=", readHoldId(hold, named) ?? 0)
    .where("serviceRequests.personId", "=", personId)
    .forUpdate()
    .executeTakeFirst();
  if (asked === undefined) throw unknownHold();
  if (asked.status !== "MORE INFORMATION NEEDED") throw notAsked();
  return asked;
}

/** Keeps the customer's answer, with which the review goes on. Throws 400 when it lacks what was asked. */
export async function answerHold(
  database: Database,
  asked: Awaited<ReturnType<typeof findAsked>>,
  note: string | undefined,
  now: Date,
): Promise<void> {
  const isComplete = asked.asks === "POLICE_REPORT" ? asked.documents !== null : note !== undefined;
  if (!isComplete) throw answerMissing();
  const answered = { note: note ?? null, answeredAt: now };
  await database.updateTable("holds").set(answered).where("request", "=", asked.request).execute();
  await openHold(database, asked.request, now);
  await setStatus(database, asked.request, "ON HOLD", now);
}

/** A hold on the wire. */
export const holdRecord = (hold: Selectable<Hold>): components["schemas"]["HoldRecord"] => ({
  HoldId: holdId(hold.request),
  Reason: hold.reason,
  HearBy: hold.hearBy.toISOString(),
  ...(hold.asks !== null && { Asks: hold.asks }),
  ...(hold.answeredAt !== null && { AnsweredOn: hold.answeredAt.toISOString() }),
});

const unknownHold = () => new Problem(400, { code: "UNKNOWN_HOLD", message: "There is no such hold." });
const notAsked = () => new Problem(409, { code: "NOT_ASKED", message: "Nothing is asked about this request." });
const answerMissing = () =>
  new Problem(400, { code: "ANSWER_MISSING", message: "The answer lacks what was asked for." });
