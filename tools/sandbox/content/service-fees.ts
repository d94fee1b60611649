import { readFileSync } from "node:fs";
import type { Device } from "../database/tables.ts";

/** In minor units; for some kinds of device only, where the others' is quoted. */
type Fee = number | Readonly<Partial<Record<Device["category"], number>>>;

const fees: Readonly<Partial<Record<string, Readonly<Record<string, Fee>>>>> = JSON.parse(
  readFileSync(new URL("service-fees.json", import.meta.url), "utf8"),
);

/** The kinds of device without a fee for a fault; it costs as much as their screen. */
const WITHOUT_FAULT_FEE: readonly Device["category"][] = ["tablet"];
const FAULT = "Fault Repair";
const SCREEN_AND_BATTERY = "Bat Scr Replacement";

/** What it costs, in minor units, to move the data to a new device at the door, by plan; elsewhere it is free. */
const DATA_TRANSFER_FEES: Readonly<Partial<Record<string, number>>> = { "4.0 Plus": 2500 };

/** The fee for moving the data to a new device at the door, in minor units. */
export const dataTransferFee = (plan: string): number => DATA_TRANSFER_FEES[plan] ?? 0;

/** The fee of each incident for a kind of device, in minor units; none in an unknown currency. */
export function listFees(currency: string, category: Device["category"]): Readonly<Record<string, number>> {
  const listed = Object.entries(fees[currency] ?? {}).flatMap(([incident, fee]): [string, number][] => {
    const amount = typeof fee === "number" ? fee : fee[category];
    return amount === undefined ? [] : [[incident, amount]];
  });
  const { [FAULT]: fault, ...others } = Object.fromEntries(listed);
  return fault === undefined || WITHOUT_FAULT_FEE.includes(category) ? others : { ...others, [FAULT]: fault };
}

/**
 * The fee of one incident. Without a fee of its own, a fault costs as much as the screen, the screen with the battery
 * as much as both, and any other incident nothing.
 */
export function calculateFee(currency: string, category: Device["category"], incident: string): number {
  const known = listFees(currency, category);
  const { "Screen Repair": screen = 0, "Battery Replacement": battery = 0 } = known;
  const otherwise: Readonly<Record<string, number>> = { [FAULT]: screen, [SCREEN_AND_BATTERY]: screen + battery };
  return known[incident] ?? otherwise[incident] ?? 0;
}
