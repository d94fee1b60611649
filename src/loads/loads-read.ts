import type { Rule } from "../engine/generated/rule.ts";
import { type JsonObject, pathsThrough } from "../engine/index.ts";

/** The names of the loads that a rule reads, also by the derived values of its screen or form. */
export function loadsRead(rule: Rule, derived?: JsonObject): readonly string[] {
  const names = pathsThrough(rule, derived).flatMap(({ path }) => {
    const [step] = path.steps;
    return path.root === "load" && step !== undefined && "key" in step ? [step.key] : [];
  });
  return [...new Set(names)];
}
