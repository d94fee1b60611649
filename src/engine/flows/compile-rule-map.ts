import type { RuleMap } from "../generated/rule.ts";
import { compileRule } from "../rules/compile-rule.ts";
import { isPresent, put } from "../rules/value.ts";
import type { CompiledRuleMap, CompiledSetting } from "./compiled-flow.ts";

/** Compiles named rules; absent values leave their names out. */
export function compileRuleMap(rules: RuleMap | undefined): CompiledRuleMap {
  if (rules === undefined) return () => ({});
  const compiled = compileSettings(rules);
  return (scope) => {
    const values: Record<string, unknown> = {};
    for (const { name, rule } of compiled) {
      const value = rule(scope);
      if (isPresent(value)) put(values, name, value);
    }
    return values;
  };
}

/** Compiles named rules one by one. */
export function compileSettings(rules: RuleMap): CompiledSetting[] {
  return Object.entries(rules).map(([name, rule]) => ({ name, rule: compileRule(rule) }));
}
