import { pathsThrough } from "../rules/derived-paths.ts";
import type { JsonObject } from "../rules/value.ts";
import type { ReadName } from "./compiled-flow.ts";

/** The paths that a rule reads, also by derived values, up to the first member: `data.login` of `data.login.email`. */
export function readNames(rule: unknown, derived?: JsonObject): ReadName[] {
  return pathsThrough(rule, derived).map(({ path: { root, steps } }) => {
    const [first] = steps;
    return { root, key: first !== undefined && "key" in first ? first.key : undefined };
  });
}
