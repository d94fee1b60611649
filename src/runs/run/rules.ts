import type { Rule, RuleMap } from "../../engine/generated/rule.ts";
import { compileRule } from "../../engine/index.ts";

/** The roots that a rule of the host's documents reads. */
export type PortalScope = Readonly<Record<string, unknown>>;

/** Compiled rules by their documents. */
const compiled = new WeakMap<object, (scope: PortalScope) => unknown>();

/** The value of a rule over the scope. */
export function evaluate(rule: Rule, scope: PortalScope): unknown {
  if (typeof rule !== "object" || rule === null) return compileRule(rule)(scope);
  const evaluateCompiled = compiled.get(rule) ?? compileRule(rule);
  compiled.set(rule, evaluateCompiled);
  return evaluateCompiled(scope);
}

/** Whether a condition is true; an absent one is. */
export function isSatisfied(rule: Rule | undefined, scope: PortalScope): boolean {
  return rule === undefined || evaluate(rule, scope) === true;
}

/** The values of a map of rules, without absent ones. */
export function evaluateMap(map: RuleMap | undefined, scope: PortalScope): Record<string, unknown> {
  const values = Object.entries(map ?? {}).map(([name, rule]) => [name, evaluate(rule, scope)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== null));
}
