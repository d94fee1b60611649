import type { Rule } from "../../engine/generated/rule.ts";
import { compileRule, parseRule, type Scope } from "../../engine/index.ts";

/** The value of a document's rule over known values; undefined for one that cannot be compiled. */
export function evaluated(rule: unknown, scope: Scope): unknown {
  return isRule(rule) ? compileRule(rule)(scope) : undefined;
}

const isRule = (rule: unknown): rule is Rule => parseRule(rule).ok;
