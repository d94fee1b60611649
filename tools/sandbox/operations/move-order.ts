import { clientKey, type SandboxClient } from "../client.ts";
import type { OperationRequest } from "../contract/operations.ts";
import type { Database } from "../database/open-database.ts";
import { Problem } from "../problem.ts";
import { orderedBefore } from "../requests/find-request.ts";
import { isBeyondCourier } from "../requests/hand-over-limits.ts";
import { requireNoPayment, requirePaid } from "../requests/is-paid.ts";
import { mayMove } from "../requests/life.ts";
import { isEmpty, type OrderChanges, orderChanges } from "../requests/order-changes.ts";
import {
  dropCashOverages,
  dropOverage,
  isSettled,
  paidForTime,
  settledTimeFee,
  settleOverage,
} from "../requests/overages.ts";
import { rebook } from "../requests/rebook.ts";
import { COURIER, nightFeeOf, placeOfOrder } from "../requests/slot-days.ts";
import { takeSeat } from "../requests/slot-seats.ts";
import { orderId, readOrderId } from "../requests/wire-numbers.ts";
import { notServed } from "./courier-addresses.ts";
import { findOwnOrder, slotTaken, unknownOrder } from "./service-orders.ts";

type Asked = OperationRequest<"updateShippingOrder">["body"];

/**
 * Moves the hand-over of an order to another slot until it begins; its former seat is free again. The address, the
 * centre and the people change with it only before the order is submitted: afterwards 409. Between its payment and then
 * nothing changes. An order whose device has arrived goes on once it is paid, or is to be paid in cash; until then its
 * slot is held. A settled order does not move to a slot that costs more than was paid: 409.
 */
export async function moveShipping(database: Database, { id, person, asked, time, client, now }: ShippingMove) {
  const more = orderChanges(asked);
  const order = await findMovable(database, { id, person, isTimeOnly: isEmpty(more), client, now });
  const address = asked.ReceiverAddress;
  if (address !== undefined && isBeyondCourier(order.fulfilment, address)) throw notServed();
  return moveOrder(database, order, { ...time, more, method: asked.PaymentMethod, client, now });
}

interface ShippingMove extends Omit<Move, "isTimeOnly"> {
  readonly asked: Asked;
  readonly time: Pick<Target, "day" | "code">;
}

/** Moves an order whose device the repairer fetches, by day, to another of its windows. Throws as `moveShipping`. */
export async function moveRepair(database: Database, { id, person, schedule, client, now }: RepairMove) {
  const order = await findMovable(database, { id, person, isTimeOnly: true, client, now });
  const { CollectionDate: day, CollectionSlot: code } = schedule;
  if (order.fulfilment !== "PUR" || order.submittedAt === null) throw unknownOrder();
  if (nightFeeOf(COURIER, day, code) > 0) throw slotTaken();
  return moveOrder(database, order, { day, code, more: {}, method: undefined, client, now });
}

interface RepairMove extends Omit<Move, "isTimeOnly"> {
  readonly schedule: Readonly<Record<"CollectionDate" | "CollectionSlot", string>>;
}

interface Target extends Pick<Move, "client" | "now"> {
  readonly day: string;
  readonly code: string;
  readonly more: OrderChanges;
  /** How an order is paid whose device has arrived. */
  readonly method: string | undefined;
}

/** Gives an order another slot, and what else changes of it; the order on the wire. */
async function moveOrder(database: Database, order: MovableOrder, { day, code, more, method, client, now }: Target) {
  const place = placeOfOrder(order.fulfilment, more.storeId ?? order.storeId);
  const { isPaidFor, ...price } = await priceAt(database, order, { place, day, code }, now);
  await database.deleteFrom("slotSeats").where("order", "=", order.number).execute();
  const wanted = { client: clientKey(client), place, day, code, order: order.number, timeZone: client.timeZone };
  if (!(await takeSeat(database, wanted, now))) throw slotTaken();
  const paid = order.status === "IN STOCK" ? await confirm(database, order, method, now) : undefined;
  const isConfirmed = paid !== undefined || (order.status === "IN STOCK" && (price.amount === 0 || isPaidFor));
  const status = await rebook(database, order, { day, slot: code, ...price, isConfirmed, ...paid, ...more }, now);
  return { ServiceOrderId: orderId(order.number), ServiceOrderStatus: status, TotalAmount: price.amount };
}

interface Move {
  readonly id: string;
  readonly person: string;
  /** Whether nothing but the time changes. */
  readonly isTimeOnly: boolean;
  readonly client: SandboxClient;
  readonly now: Date;
}

/** The customer's order of that number. Throws 400 or 409 when it cannot be changed so. */
async function findMovable(database: Database, { id, person, isTimeOnly, client, now }: Move) {
  const number = readOrderId(id);
  const order = number === undefined ? undefined : await findOwnOrder(database, person, number);
  if (order === undefined) throw unknownOrder();
  if (order.submittedAt !== null) return findSubmitted(database, order.number, { person, isTimeOnly, client, now });
  await requireNoPayment(database, order.number, now);
  return order;
}

/** A submitted order, after what was paid for another time of it. Nothing is held for it any longer. */
async function findSubmitted(
  database: Database,
  number: number,
  { person, isTimeOnly, client, now }: Omit<Move, "id">,
) {
  if (!isTimeOnly) throw orderedBefore();
  await settleOverage(database, number, now);
  await dropOverage(database, number, now);
  const order = await findOwnOrder(database, person, number);
  if (order === undefined) throw unknownOrder();
  if (!mayMove(order, now, client.timeZone)) throw tooLate();
  return order;
}

type MovableOrder = Awaited<ReturnType<typeof findMovable>>;

/** What an order costs at another time. A settled one keeps its price; throws 409 where more is to be paid. */
async function priceAt(
  database: Database,
  order: MovableOrder,
  { place, day, code }: Readonly<Record<"place" | "day" | "code", string>>,
  now: Date,
) {
  const fee = nightFeeOf(place, day, code);
  if (!(await isSettled(database, order, now)))
    return { amount: order.amount - settledTimeFee(order) + fee, isPaidFor: false };
  const paid = await paidForTime(database, order);
  if (fee > paid) throw costsMore();
  if (fee < paid) await dropCashOverages(database, order.number);
  return { amount: order.amount, timeFee: settledTimeFee(order), isPaidFor: true };
}

/** How an order whose device has arrived is paid; `undefined` until it says so. Throws 409 when it is not paid so. */
async function confirm(database: Database, order: MovableOrder, method: string | undefined, now: Date) {
  const paymentMethod = method ?? order.paymentMethod;
  if (paymentMethod === null) return undefined;
  await requirePaid(database, order.number, paymentMethod, now);
  return { paymentMethod };
}

const costsMore = () => new Problem(409, { code: "COSTS_MORE", message: "This slot costs more than was paid." });
/** The refusal of a hand-over that has begun. */
export const tooLate = () => new Problem(409, { code: "TOO_LATE", message: "This hand-over can no longer be moved." });
