import type { Selectable } from "kysely";
import { minutesAfter } from "../clock.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Database } from "../database/open-database.ts";
import type { ServiceOrder } from "../database/request-tables.ts";
import { endOverage } from "./expired-holds.ts";
import { askGateway, isPaid, notPaid, ON_DELIVERY, refusePayments, requirePaid } from "./is-paid.ts";
import { rebook } from "./rebook.ts";
import { nightFeeOf, placeOfOrder } from "./slot-days.ts";

/** How long a time is held until it is paid. */
const MINUTES_TO_PAY = 30;

type Row = Selectable<ServiceOrder>;
type Details = components["schemas"]["RequestDetailsRecord"];
type Settled = Pick<Row, "number" | "submittedAt" | "paymentMethod" | "status">;
type Priced = Pick<Row, "number" | "fulfilment" | "storeId" | "day" | "slot" | "timeFee">;

/** A day and a window. */
export interface Time {
  readonly day: string;
  readonly code: string;
}

/** Whether the price of an order is settled: another time that costs more is then paid apart. */
export async function isSettled(
  database: Database,
  { number, submittedAt, paymentMethod, status }: Settled,
  now: Date,
): Promise<boolean> {
  if (submittedAt === null || paymentMethod === ON_DELIVERY) return false;
  return status !== "IN STOCK" || paymentMethod !== null || isPaid(database, number, now);
}

/** The part of an order's price for its time, as it was settled. */
export const settledTimeFee = ({ timeFee, fulfilment, storeId, day, slot }: Priced): number =>
  timeFee ?? nightFeeOf(placeOfOrder(fulfilment, storeId), day, slot);

/** What a customer has paid for the time of a settled order, or pays the courier for it. */
export async function paidForTime(database: Database, order: Priced): Promise<number> {
  const paid = await settledOverages(database, order.number).select("amount").execute();
  return paid.reduce((sum, { amount }) => sum + amount, settledTimeFee(order));
}

const overagesOf = (database: Database, order: number) =>
  database.selectFrom("serviceOrders").where("topsUp", "=", order);

const settledOverages = (database: Database, order: number) =>
  overagesOf(database, order).where("status", "=", "SUBMITTED");

/** The bill that an order waits for, held until the work is committed. The caller holds the order. */
export const findOpenOverage = (database: Database, order: number) =>
  overagesOf(database, order).selectAll().where("status", "=", "OPEN").forUpdate().executeTakeFirst();

/** The bill of another time, which is held from now on. A bill for the same time is the same bill. */
export async function openOverage(
  database: Database,
  order: Priced,
  { day, code, amount }: Time & { readonly amount: number },
  now: Date,
): Promise<{ readonly number: number; readonly isNew: boolean }> {
  const decideBy = minutesAfter(now, MINUTES_TO_PAY);
  const open = await findOpenOverage(database, order.number);
  if (open?.day === day && open.slot === code && open.amount === amount) {
    await database.updateTable("serviceOrders").set({ decideBy }).where("number", "=", open.number).execute();
    return { number: open.number, isNew: false };
  }
  await dropOverage(database, order.number, now);
  const { fulfilment, storeId, number: topsUp } = order;
  const { number } = await database
    .insertInto("serviceOrders")
    .values({
      ...{ request: null, topsUp, fulfilment, storeId, day, slot: code },
      ...{ amount, decideBy, status: "OPEN", madeAt: now },
    })
    .returning("number")
    .executeTakeFirstOrThrow();
  return { number, isNew: true };
}

/** Ends the bill that an order waits for. Throws 409 when a bank decides about it. */
export async function dropOverage(database: Database, order: number, now: Date): Promise<void> {
  const open = await findOpenOverage(database, order);
  if (open === undefined) return;
  await refusePayments(database, open.number, now);
  await endOverage(database, open.number, "CNCLCUS", now);
}

/** The courier does not take what was to be paid for a time that its customer has given up. */
export async function dropCashOverages(database: Database, order: number): Promise<void> {
  const due = database.updateTable("serviceOrders").set({ status: "CNCLCUS" }).where("topsUp", "=", order);
  await due.where("status", "=", "SUBMITTED").where("paymentMethod", "=", ON_DELIVERY).execute();
}

/**
 * Moves an order whose bill is paid, as the gateway says, whoever asks. Returns whether a bank decides about it still. The
 * caller holds the order.
 */
export async function settleOverage(database: Database, order: number, now: Date): Promise<boolean> {
  const open = await findOpenOverage(database, order);
  if (open === undefined) return false;
  const asked = await askGateway(database, open.number, now);
  if (asked.some(({ payment }) => payment.status === "CAPTURED")) await closeOverage(database, open, null, now);
  return asked.some(({ payment }) => payment.status === "PENDING");
}

/** The orders of requests that wait for a bill, held until the work is committed. */
export async function findBilled(database: Database, requests: readonly number[]): Promise<number[]> {
  const orders = await database
    .selectFrom("serviceOrders")
    .select("number")
    .where("request", "in", requests)
    .where("number", "in", ({ selectFrom }) =>
      selectFrom("serviceOrders as bill")
        .select("bill.topsUp")
        .where("bill.status", "=", "OPEN")
        .$narrowType<{ topsUp: number }>(),
    )
    .forUpdate()
    .execute();
  return orders.map(({ number }) => number);
}

/** The same for who knows the bill; nothing for any other order. */
export async function settleOverageOf(database: Database, number: number, now: Date): Promise<void> {
  const order = await holdOrderOf(database, number).executeTakeFirst();
  if (order !== undefined) await settleOverage(database, order.number, now);
}

/** The order that a bill belongs to, held until the work is committed: always before the bill. */
export const holdOrderOf = (database: Database, number: number) =>
  database
    .selectFrom("serviceOrders")
    .select(["number", "request"])
    .where("number", "=", ({ selectFrom }) =>
      selectFrom("serviceOrders as bill").select("bill.topsUp").where("bill.number", "=", number),
    )
    .forUpdate();

/**
 * Moves an order to the time that its customer says is paid; once it is there, nothing changes. Throws 409 when it is not
 * paid so.
 */
export async function confirmOverage(
  database: Database,
  order: number,
  { day, code, method }: Time & { readonly method: string },
  now: Date,
): Promise<{ readonly number: number }> {
  const bills = overagesOf(database, order).selectAll().where("day", "=", day).where("slot", "=", code);
  const bill = await bills.where("status", "in", ["OPEN", "SUBMITTED"]).orderBy("number", "desc").executeTakeFirst();
  if (bill === undefined || (bill.status === "OPEN" && isOver(bill, now))) throw notPaid();
  if (bill.status === "OPEN") {
    await requirePaid(database, bill.number, method, now);
    await closeOverage(database, bill, method, now);
  } else if (bill.paymentMethod === null) {
    const paid = database.updateTable("serviceOrders").set({ paymentMethod: method });
    await paid.where("number", "=", bill.number).execute();
  }
  return bill;
}

/** Whether a time is no longer held, so that nothing is paid for it. */
export const isOver = ({ topsUp, decideBy }: Pick<Row, "topsUp" | "decideBy">, now: Date): boolean =>
  topsUp !== null && decideBy !== null && decideBy < now;

/** The order takes the time that was held for it; the time before is free. */
async function closeOverage(database: Database, bill: Row, paymentMethod: string | null, now: Date): Promise<void> {
  const paid = { status: "SUBMITTED", submittedAt: now, paymentMethod } as const;
  await database.updateTable("serviceOrders").set(paid).where("number", "=", bill.number).execute();
  const orders = database.selectFrom("serviceOrders").selectAll().where("number", "=", bill.topsUp);
  const order = await orders.executeTakeFirstOrThrow();
  await database.deleteFrom("slotSeats").where("order", "=", order.number).execute();
  const seat = database.updateTable("slotSeats").set({ order: order.number });
  await seat.where("order", "=", bill.number).execute();
  const { day, slot } = bill;
  const isConfirmed = order.status === "IN STOCK";
  await rebook(database, order, { day, slot, timeFee: settledTimeFee(order), isConfirmed }, now);
}

/** What other times of an order cost more, as its request shows it. */
export type OverageSums = Pick<Details, "OveragePaid" | "OverageDue" | "OverageWaiting">;

/** What was paid for other times of an order, is paid to the courier, or decided by a bank; each absent where nothing is. */
export async function overageSums(database: Database, order: number): Promise<OverageSums> {
  const settled = await settledOverages(database, order).select(["amount", "paymentMethod"]).execute();
  const waiting = await overagesOf(database, order)
    .where("serviceOrders.status", "=", "OPEN")
    .innerJoin("payments", "payments.serviceOrder", "serviceOrders.number")
    .where("payments.status", "=", "PENDING")
    .select("serviceOrders.amount")
    .execute();
  const isDue = ({ paymentMethod }: { readonly paymentMethod: string | null }) => paymentMethod === ON_DELIVERY;
  return {
    ...inSum(
      "OveragePaid",
      settled.filter((one) => !isDue(one)),
    ),
    ...inSum("OverageDue", settled.filter(isDue)),
    ...inSum("OverageWaiting", waiting),
  };
}

function inSum(name: keyof OverageSums, bills: readonly { readonly amount: number }[]): OverageSums {
  const sum = bills.reduce((all, { amount }) => all + amount, 0);
  return sum > 0 ? { [name]: sum } : {};
}
