import type { AgreementWithDevices } from "../accounts/agreements.ts";
import type { SandboxClient } from "../client.ts";
import { dayBefore } from "../clock.ts";
import { monthlyPrice } from "../content/plan-prices.ts";
import type { Database } from "../database/open-database.ts";
import { findPaymentOf } from "../gateway/payments.ts";
import { findTermPayment, termReference } from "./term-payment.ts";

/** How many bills are shown: those of two years. */
const MOST_BILLS = 24;

/** The bill of a plan for a month, or for a term that was paid when it was chosen. */
export interface Bill {
  readonly id: string;
  readonly billedOn: string;
  /** In minor units of the client's currency. */
  readonly amount: number;
  readonly status: "PAID" | "DUE" | "PENDING";
}

/** The bills of a plan until today, the newest first, and the day of the next one, if its cover goes on until then. */
export async function listBills(
  database: Database,
  plan: AgreementWithDevices,
  { client, now }: { readonly client: SandboxClient; readonly now: Date },
): Promise<{ readonly bills: readonly Bill[]; readonly nextOn: string | undefined; readonly monthly: number }> {
  const today = dayBefore(now, 0, client.timeZone);
  const last = plan.endsOn !== null && plan.endsOn < today ? plan.endsOn : today;
  const days = billingDays(plan.startsOn, last);
  const monthly = monthlyPrice(client.currency, plan.offerName);
  const bills: Bill[] = [];
  for (const billedOn of days.slice(-MOST_BILLS).reverse()) {
    const id = billId(plan.id, billedOn);
    const isUnpaid = plan.unpaidSince !== null && billedOn >= plan.unpaidSince;
    bills.push({ id, billedOn, amount: monthly, status: isUnpaid ? await paymentState(database, id, now) : "PAID" });
  }
  const term = await termBill(database, plan, { client, now });
  const next = monthsAfter(plan.startsOn, days.length);
  const isCovered = term !== undefined && plan.renewsOn !== null && next >= plan.renewsOn;
  const goesOn = plan.endsOn === null ? plan.renewsOn !== null && !isCovered : next <= plan.endsOn;
  return { bills: term === undefined ? bills : [term, ...bills], nextOn: goesOn ? next : undefined, monthly };
}

async function termBill(
  database: Database,
  { id, renewsOn }: AgreementWithDevices,
  { client, now }: { readonly client: SandboxClient; readonly now: Date },
): Promise<Bill | undefined> {
  if (renewsOn === null) return undefined;
  await findTermPayment(database, { id, renewsOn }, now);
  const renewals = database.selectFrom("renewals").select(["amount", "chosenAt"]).where("agreementId", "=", id);
  const paid = await renewals.where("paidBy", "is not", null).executeTakeFirst();
  if (paid === undefined) return undefined;
  const billedOn = dayBefore(paid.chosenAt, 0, client.timeZone);
  return { id: termReference({ id, renewsOn }), billedOn, amount: paid.amount, status: "PAID" };
}

/** The bill of a plan, as the wire names it. */
const billId = (plan: string, billedOn: string): string => `B${plan}-${billedOn}`;

/** The days of bills from the first day of cover until a day. */
function billingDays(startsOn: string, last: string): string[] {
  const days: string[] = [];
  for (let day = startsOn; day <= last; day = monthsAfter(startsOn, days.length)) days.push(day);
  return days;
}

/** The same day of a later month, or that month's last day. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** Whether a bill that was not paid on its day is paid now: the gateway is asked. */
async function paymentState(database: Database, bill: string, now: Date): Promise<Bill["status"]> {
  const payment = await findPaymentOf(database, bill, now);
  if (payment === undefined) return "DUE";
  return payment.status === "CAPTURED" ? "PAID" : "PENDING";
}
