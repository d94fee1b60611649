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

/** How a customer pays: by card, by a card whose bank asks, by a wallet, on a page of the gateway. */
export const METHODS = ["card", "bank", "wallet", "page"] as const;

export type Method = (typeof METHODS)[number];

/** A payment to make. */
export interface Plan {
  /** From 0. */
  readonly number: number;
  readonly kind: FaultKind;
  readonly method: Method;
  /** The choices of its customer. */
  readonly random: Random;
}

/** So many payments, of each of the kinds equally many, in a random order; the same for the same seed. */
export function drawPlans(count: number, seed: number, kinds: readonly FaultKind[]): readonly Plan[] {
  const random = seededRandom(seed);
  const drawn = Array.from({ length: count }, (_, index) => kinds[index % kinds.length] ?? "none");
  return shuffled(drawn, random).map((kind, number) => ({
    ...{ number, kind, method: random.pick(METHODS) ?? "card" },
    random: seededRandom(random.below(2 ** 32)),
  }));
}
