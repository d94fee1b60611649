import type { Rule } from "../engine/generated/rule.ts";
import { rulePaths } from "../engine/index.ts";

/** The names of the loads that a rule reads. */
export function loadsRead(rule: Rule): readonly string[] {
  const names = rulePaths(rule).flatMap(({ path }) => {
    const [step] = path.steps;
    return path.root === "load" && step !== undefined && "key" in step ? [step.key] : [];
  });
  return [...new Set(names)];
}
