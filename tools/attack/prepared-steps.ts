import { isDeepStrictEqual } from "node:util";
import { allCases } from "../contract/cases/all-cases.ts";
import type { CaseStep } from "../contract/contract-case.ts";
import type { ContractData } from "../contract/contract-data.ts";

/** A request that the stories of the contract lead to, and that is done then. */
export interface PreparedStep {
  readonly step: CaseStep;
  readonly subject: string;
  /** What comes before it in its story. */
  readonly before: readonly CaseStep[];
  /** Whether the story says that the same is refused right after it. */
  readonly isOnce: boolean;
}

/** For each operation the first request of a story that is done; of subjects that the data have. */
export function preparedSteps({ subjects }: ContractData): PreparedStep[] {
  const byOperation = new Map<string, PreparedStep>();
  for (const { subject, steps } of allCases) {
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
