import { type Random, seededRandom, shuffled } from "../soak/random.ts";

/** What goes wrong while an order is paid. */
export const FAULT_KINDS = [
  "none",
  "request lost",
  "reply lost after the capture",
  "connection cut at any moment",
  "server killed after the capture",
  "two clicks at once",
  "two tabs at once",
  "two cards at once",
  "cash in another tab",
  "order replaced in another tab",
  "declined before another card",
  "slow bank",
  "left for good",
  "left and came back",
  "notice lost",
  "notice doubled",
  "notice late",
  "notice forged",
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/**
 * How a customer pays an order: by card, by a card whose bank asks, by a wallet, on a page of the gateway, by a card that is
 * entered for this payment alone, or by the plan's saved card.
 */
export const METHODS = ["card", "bank", "wallet", "page", "nonce", "saved card"] as const;

export type Method = (typeof METHODS)[number];

/** What is paid: the order of a request; or, with its card, a bill of a plan or its next term. */
export const PAYABLES = ["order", "bill", "term"] as const;

export type Payable = (typeof PAYABLES)[number];

/** What goes wrong only with an order: the others have one card, are not paid in cash, and are not replaced or sent. */
const OF_ORDERS: ReadonlySet<FaultKind> = new Set([
  "two cards at once",
  "cash in another tab",
  "order replaced in another tab",
  "notice forged",
]);

/** A payment to make. */
export interface Plan {
  /** From 0. */
  readonly number: number;
  readonly kind: FaultKind;
  readonly what: Payable;
  readonly method: Method;
  /** The choices of its customer. */
  readonly random: Random;
}

/** So many payments, of each of the kinds equally many, in a random order; the same for the same seed. */
export function drawPlans(count: number, seed: number, kinds: readonly FaultKind[]): readonly Plan[] {
  const random = seededRandom(seed);
  const drawn = Array.from({ length: count }, (_, index) => kinds[index % kinds.length] ?? "none");
  return shuffled(drawn, random).map((kind, number) => ({
    ...{ number, kind, what: drawPayable(kind, random), method: random.pick(METHODS) ?? "card" },
    random: seededRandom(random.below(2 ** 32)),
  }));
}

/** An order in half of the payments that can be others. */
const drawPayable = (kind: FaultKind, random: Random): Payable =>
  OF_ORDERS.has(kind) || random.isLucky(0.5) ? "order" : (random.pick(["bill", "term"] as const) ?? "bill");
