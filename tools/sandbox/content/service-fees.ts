import { readFileSync } from "node:fs";
import type { Device } from "../database/tables.ts";

const fees: Readonly<Partial<Record<string, Readonly<Record<string, number>>>>> = JSON.parse(
  readFileSync(new URL("service-fees.json", import.meta.url), "utf8"),
);

/** The kinds of device without a fee for a fault; it costs as much as their screen. */
const WITHOUT_FAULT_FEE: readonly Device["category"][] = ["tablet"];
const FAULT = "Fault Repair";
const SCREEN_AND_BATTERY = "Bat Scr Replacement";

/** The fee of each incident for a kind of device, in minor units; none in an unknown currency. */
export function listFees(currency: string, category: Device["category"]): Readonly<Record<string, number>> {
  const { [FAULT]: fault, ...others } = fees[currency] ?? {};
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
