import { rulePaths } from "../rules/rule-paths.ts";
import type { ReadName } from "./compiled-flow.ts";

/** The paths that a rule reads, up to the first member: `data.login` of `data.login.email`. */
export function readNames(rule: unknown): ReadName[] {
  return rulePaths(rule).map(({ path: { root, steps } }) => {
    const [first] = steps;
    return { root, key: first !== undefined && "key" in first ? first.key : undefined };
  });
}
