import { isDeepStrictEqual } from "node:util";
import { allCases } from "../contract/cases/all-cases.ts";
import { type CaseStep, isInTurn } from "../contract/contract-case.ts";
import type { ContractData } from "../contract/contract-data.ts";

/** A request of the contract's stories that succeeds. */
export interface PreparedStep {
  readonly step: CaseStep;
  readonly subject: string;
  /** The earlier steps of its story. */
  readonly before: readonly CaseStep[];
  /** Whether the story expects that an equal request right after it is refused. */
  readonly isOnce: boolean;
}

/** For each operation the first successful request of a story, of subjects that the data have. */
export function preparedSteps({ subjects }: ContractData): PreparedStep[] {
  const byOperation = new Map<string, PreparedStep>();
  for (const { subject, steps } of allCases.filter(isInTurn)) {
    if (subjects[subject] === undefined) continue;
    for (const [index, step] of steps.entries()) {
      const isDone = (step.status ?? 200) === 200 && step.fileTo === undefined;
      if (!isDone || byOperation.has(step.operation)) continue;
      const next = steps[index + 1];
      const isOnce =
        next?.operation === step.operation && next.status !== undefined && isDeepStrictEqual(next.with, step.with);
      byOperation.set(step.operation, { step, subject, before: steps.slice(0, index), isOnce });
    }
  }
  return [...byOperation.values()];
}
