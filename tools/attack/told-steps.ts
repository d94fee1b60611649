import { isDeepStrictEqual } from "node:util";
import { allCases } from "../contract/cases/all-cases.ts";
import type { CaseStep } from "../contract/contract-case.ts";
import type { Target } from "./target.ts";

/** A request that the stories of the contract lead to, and that is done then. */
export interface ToldStep {
  readonly step: CaseStep;
  readonly subject: string;
  /** What comes before it in its story. */
  readonly before: readonly CaseStep[];
  /** Whether the story says that the same is refused afterwards. */
  readonly isOnce: boolean;
}

/** For each operation the first request of a story that is done; of subjects that the data have. */
export function toldSteps(target: Target): ToldStep[] {
  const told = new Map<string, ToldStep>();
  for (const { subject, steps } of allCases) {
    if (target.facts.data.subjects[subject] === undefined) continue;
    for (const [index, step] of steps.entries()) {
      const isDone = (step.status ?? 200) === 200 && step.fileTo === undefined;
      if (!isDone || told.has(step.operation)) continue;
      const isRefused = (one: CaseStep) =>
        one.operation === step.operation && one.status !== undefined && isDeepStrictEqual(one.with, step.with);
      const isOnce = steps.slice(index + 1).some(isRefused);
      told.set(step.operation, { step, subject, before: steps.slice(0, index), isOnce });
    }
  }
  return [...told.values()];
}
