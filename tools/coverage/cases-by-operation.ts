import { allCases } from "../contract/cases/all-cases.ts";

/** Each operation to the cases of the contract that send it, by their names. */
export function casesByOperation(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, steps } of allCases)
    for (const operation of new Set(steps.map((step) => step.operation)))
      found.set(operation, [...(found.get(operation) ?? []), id]);
  return found;
}
