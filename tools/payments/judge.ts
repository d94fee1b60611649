import type { BookedOrder, BookedPayment, Entry } from "./books.ts";
import type { State } from "./till.ts";

/** A payment at the end. */
export interface JudgedPayment extends BookedPayment {
  readonly order: string;
  readonly name: string;
  /** What the customer is told when they ask at the end; absent when their order was replaced. */
  readonly told?: State["status"];
}

/** All that is known of one customer's payments at the end. */
export interface Evidence {
  readonly payments: readonly JudgedPayment[];
  /** The order that stands; how it had been sent, before the end. */
  readonly order: BookedOrder & { readonly id: string };
  /** Whether the back end takes it as paid by card when it is sent at the end; absent when it was sent before. */
  readonly isTaken?: boolean;
  /** The back end has a payment of it as captured, after it was asked. */
  readonly isPaid: boolean;
}

/** What came of one customer's payments. */
export interface Verdict {
  readonly captures: number;
  readonly reversals: number;
  readonly isPaid: boolean;
  readonly twice: readonly string[];
  readonly lost: readonly string[];
  readonly toldWrong: readonly string[];
}

const CASH = "COD";

/** Compares the gateway's ledger with what the back end and the customer know. */
export function judge(evidence: Evidence): Verdict {
  const { payments, isPaid } = evidence;
  const entries = payments.flatMap((payment) => payment.entries);
  const captures = entries.filter(({ kind }) => kind === "capture").length;
  const reversals = entries.length - captures;
  return {
    ...{ captures, reversals, isPaid },
    twice: findTwice(evidence),
    lost: findLost(evidence),
    toldWrong: [...payments.flatMap(findToldWrong), ...findSentUnpaid(evidence)],
  };
}

const held = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { kind }) => sum + (kind === "capture" ? 1 : -1), 0);

const heldOf = ({ payments }: Evidence): number => held(payments.flatMap(({ entries }) => entries));

const isInCash = ({ method, sentAt }: BookedOrder): boolean => sentAt !== undefined && method === CASH;

function findTwice(evidence: Evidence): string[] {
  const { order } = evidence;
  const money = heldOf(evidence);
  if (money > 1) return [`${order.id} was captured ${money} times`];
  return money === 1 && isInCash(order) ? [`${order.id} was captured, and is to be paid in cash`] : [];
}

function findLost(evidence: Evidence): string[] {
  const { payments, order, isTaken, isPaid } = evidence;
  const gone = payments.filter((payment) => payment.order !== order.id && held(payment.entries) > 0);
  if (gone.length > 0) return gone.map((payment) => `${payment.order} was captured, and is gone`);
  if (heldOf(evidence) < 1 || isInCash(order)) return [];
  if (isTaken === false) return [`${order.id} was captured, and cannot be sent`];
  return isPaid ? [] : [`${order.id} was captured, and the back end does not know it as paid`];
}

/** What the ledger says of a payment: the only states that a customer may be told. */
function trueStates({ entries, atGateway }: BookedPayment): readonly string[] {
  if (held(entries) > 0) return ["CAPTURED"];
  if (entries.length > 0)
    return ["REVERSED", ...(atGateway === "REVERSED" || atGateway === undefined ? [] : [atGateway])];
  return [atGateway ?? "OPEN"].filter((status) => status !== "CAPTURED");
}

function findToldWrong(payment: JudgedPayment): string[] {
  const { order, name, told, stored, isTold } = payment;
  const right = trueStates(payment);
  const says = `${order}.${name} is ${right.join(" or ")} in the ledger`;
  return [
    ...(told !== undefined && !right.includes(told) ? [`${says}, and its customer is told ${told}`] : []),
    ...(isTold && stored !== undefined && !right.includes(stored)
      ? [`${says}, and is kept as ${stored} after the notices`]
      : []),
  ];
}

/** Orders that the back end took as paid when no money was held for them. */
function findSentUnpaid(evidence: Evidence): string[] {
  const { payments, order, isTaken } = evidence;
  if (isTaken === true && heldOf(evidence) < 1) return [`${order.id} was sent as paid at the end, and is not`];
  const { sentAt } = order;
  if (sentAt === undefined || isInCash(order)) return [];
  const before = payments.flatMap(({ entries }) => entries).filter(({ at }) => at <= sentAt);
  return held(before) < 1 ? [`${order.id} was sent as paid, and was not`] : [];
}
