import { readFileSync } from "node:fs";
import type { Device } from "../database/tables.ts";

const fees: Readonly<Partial<Record<string, Readonly<Record<string, number>>>>> = JSON.parse(
  readFileSync(new URL("service-fees.json", import.meta.url), "utf8"),
);

/** A fault of these costs as much as their screen: they have no fee of their own for it. */
const WITHOUT_FAULT_FEE: readonly Device["category"][] = ["tablet"];
const FAULT = "Fault Repair";

/** What each incident costs for a kind of device, in minor units; none in a currency that is not known. */
export function feesOf(currency: string, category: Device["category"]): Readonly<Record<string, number>> {
  const { [FAULT]: fault, ...others } = fees[currency] ?? {};
  return fault === undefined || WITHOUT_FAULT_FEE.includes(category) ? others : { ...others, [FAULT]: fault };
}

/** What one of them costs; a fault without a fee of its own costs as much as the screen, anything else nothing. */
export function feeOf(currency: string, category: Device["category"], incident: string): number {
  const known = feesOf(currency, category);
  return known[incident] ?? (incident === FAULT ? known["Screen Repair"] : undefined) ?? 0;
}
