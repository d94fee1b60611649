import type { Database } from "../database/open-database.ts";
import type { OrderStatus } from "../database/request-tables.ts";
import { Problem } from "../problem.ts";
import { refusePayments, requirePaid } from "./is-paid.ts";
import { findOrder } from "./life.ts";
import { acceptQuote, endQuote, expireQuote, findQuote } from "./quotes.ts";
import { setStatus } from "./request-events.ts";

/** What a customer decides of a repair. */
export type Decision = "ACCEPT" | "DECLINE" | "TAKE_BACK";

/** The status in which each decision is asked for, and the one that it leads to. */
const DECISIONS: Readonly<Record<Decision, { readonly from: OrderStatus; readonly to: OrderStatus }>> = {
  ACCEPT: { from: "REPAIR QUOTED", to: "REPAIR ACCEPTED" },
  DECLINE: { from: "REPAIR QUOTED", to: "REPAIR DECLINED" },
  TAKE_BACK: { from: "UNABLE TO COMPLETE", to: "RETURN REQUESTED" },
};

interface Decided {
  readonly decision: Decision;
  /** How the repair is paid. */
  readonly method: string | undefined;
}

/**
 * Takes the customer's decision about a repair, and gives the new status of its order; the same decision again changes
 * nothing. Throws 409 when the time to decide is over, when it was decided otherwise, or when it is not paid.
 */
export async function decide(
  database: Database,
  request: number,
  { decision, method }: Decided,
  now: Date,
): Promise<OrderStatus> {
  await expireQuote(database, request, now);
  const { from, to } = DECISIONS[decision];
  const order = await findOrder(database, request);
  if (order?.status === to) return to;
  if (order?.status === "QUOTE EXPIRED") throw tooLate();
  if (order?.status !== from) throw decidedBefore();
  if (decision === "TAKE_BACK") await setStatus(database, request, to, now);
  else await decideQuote(database, request, { decision, method }, now);
  return to;
}

async function decideQuote(database: Database, request: number, { decision, method }: Decided, now: Date) {
  const quote = await findQuote(database, request);
  if (quote === undefined) throw decidedBefore();
  if (decision === "DECLINE") {
    await refusePayments(database, quote.number, now);
    await endQuote(database, request, "REPAIR DECLINED", now);
    return;
  }
  if (method === undefined) throw paymentMissing();
  await requirePaid(database, quote.number, method, now);
  await acceptQuote(database, request, { quote: quote.number, method }, now);
}

const tooLate = () => new Problem(409, { code: "TOO_LATE", message: "The time to decide is over." });
const decidedBefore = () => new Problem(409, { code: "DECIDED_BEFORE", message: "Nothing is to be decided here." });
const paymentMissing = () =>
  new Problem(400, { code: "PAYMENT_MISSING", message: "The request does not name how the customer pays." });
