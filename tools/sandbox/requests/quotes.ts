import { readFileSync } from "node:fs";
import { minutesAfter } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import { Problem } from "../problem.ts";
import { refusePayments } from "./is-paid.ts";
import { setStatus } from "./request-events.ts";

const MINUTES_TO_DECIDE = 7 * 24 * 60;

/** What a repairer asks for, in minor units by currency; with tax, at most A$450. */
const amounts: Readonly<Partial<Record<string, number>>> = JSON.parse(
  readFileSync(new URL("../content/repair-quotes.json", import.meta.url), "utf8"),
);

/** Offers to repair a request's device for a fee, for seven days. Its order becomes `REPAIR QUOTED`. */
export async function quoteRepair(database: Database, request: number, currency: string, now: Date): Promise<void> {
  const amount = amounts[currency];
  if (amount === undefined) throw new Error(`Nobody has said what a repair is quoted at in ${currency}.`);
  const { fulfilment } = await database
    .selectFrom("serviceOrders")
    .select("fulfilment")
    .where("request", "=", request)
    .executeTakeFirstOrThrow();
  const decideBy = minutesAfter(now, MINUTES_TO_DECIDE);
  await database
    .insertInto("serviceOrders")
    .values({ request: null, quotes: request, decideBy, fulfilment, amount, status: "OPEN", madeAt: now })
    .execute();
  await setStatus(database, request, "REPAIR QUOTED", now);
}

/** The quote of a request, held until the work is committed; `undefined` where nobody made one. */
export const findQuote = (database: Database, request: number) =>
  database
    .selectFrom("serviceOrders")
    .select(["number", "amount", "decideBy"])
    .where("quotes", "=", request)
    .forUpdate()
    .executeTakeFirst();

/** The offer of that number to the customer, undecided or not, held until the work is committed. */
export const findOwnQuote = (database: Database, personId: string, number: number) =>
  database
    .selectFrom("serviceOrders")
    .innerJoin("serviceRequests", "serviceRequests.number", "serviceOrders.quotes")
    .select(["serviceOrders.number", "serviceOrders.amount", "serviceOrders.status"])
    .select(["serviceOrders.submittedAt", "serviceOrders.paymentMethod"])
    .where("serviceOrders.number", "=", number)
    .where("serviceRequests.personId", "=", personId)
    .forUpdate()
    .executeTakeFirst();

/**
 * A customer who decides nothing takes the lowest-cost option: the device goes back, and nothing is charged. One who has
 * paid has accepted, and a bank that has not decided yet is waited for.
 */
export async function expireQuote(database: Database, request: number, now: Date): Promise<void> {
  const order = database.selectFrom("serviceOrders").select("status").where("request", "=", request).forUpdate();
  if ((await order.executeTakeFirst())?.status !== "REPAIR QUOTED") return;
  const quote = await findQuote(database, request);
  if (quote === undefined || quote.decideBy === null || quote.decideBy > now) return;
  const refused = await refusePayments(database, quote.number, now).catch(toCode);
  if (refused === "PAYMENT_WAITS") return;
  if (refused === "PAID_BEFORE") await acceptQuote(database, request, { quote: quote.number }, now);
  else await endQuote(database, request, "QUOTE EXPIRED", quote.decideBy);
}

function toCode(error: unknown): string {
  if (error instanceof Problem) return error.body.code;
  throw error;
}

/** The repair goes on; the method is how the customer says that it is paid. */
export async function acceptQuote(
  database: Database,
  request: number,
  { quote, method = null }: { readonly quote: number; readonly method?: string | null },
  now: Date,
): Promise<void> {
  const accepted = { status: "SUBMITTED", submittedAt: now, paymentMethod: method } as const;
  await database.updateTable("serviceOrders").set(accepted).where("number", "=", quote).execute();
  await setStatus(database, request, "REPAIR ACCEPTED", now);
}

/** The device goes back unrepaired. */
export async function endQuote(
  database: Database,
  request: number,
  status: "REPAIR DECLINED" | "QUOTE EXPIRED",
  now: Date,
): Promise<void> {
  const ended = { status: "CNCLCUS", submittedAt: now } as const;
  await database.updateTable("serviceOrders").set(ended).where("quotes", "=", request).execute();
  await setStatus(database, request, status, now);
}
