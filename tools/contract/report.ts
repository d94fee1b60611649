import type { ContractResult } from "./run-contract.ts";

/** A run's result for a person. */
export function contractText({ findings, operations, cases, requests, neverDone, leftOut }: ContractResult): string {
  const lines = findings.map(
    ({ rule, operation, request, message }) => `${operation}, ${request}: ${message} [${rule}]`,
  );
  const held = `${operations} operations and ${cases} cases, ${requests} requests`;
  const difference = findings.length === 1 ? "1 difference" : `${findings.length} differences`;
  const unseen =
    neverDone.length === 0 ? [] : [`Never replied 200, so only their refusals were checked: ${neverDone.join(", ")}.`];
  const untold = leftOut.map((one) => `Not asked: ${one}.`);
  return [...lines, ...(lines.length > 0 ? [""] : []), `${held}: ${difference}.`, ...unseen, ...untold, ""].join("\n");
}
