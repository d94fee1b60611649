import type { Rule } from "../generated/rule.ts";
import { type CompiledRule, compileRule } from "./compile-rule.ts";
import { parseRule } from "./parse-rule.ts";
import type { JsonObject, Scope } from "./value.ts";

/** The root under which rules read derived values. */
export const DERIVED = "derived";

/**
 * What derived values read: what a snapshot and its context tell. What belongs to one moment or one transition, such as
 * `now` and `event`, is left out, so that a derived value is the same wherever it is read.
 */
export const DERIVED_READS = ["data", "settings", "client", "programme", "session", "storage", "locale"] as const;

/** The scope with its derived values: each is computed when it is first read, and once. */
export function withDerived<Around extends Scope>(scope: Around, rules: JsonObject | undefined): Around & Scope {
  return rules === undefined ? scope : { ...scope, [DERIVED]: derivedValues(rules, scope) };
}

/**
 * The scope with the derived values of a screen or form beside those of its flow. They read all of the scope: also the
 * loads, and in a form its answers.
 */
export function withOwnDerived<Around extends Scope>(scope: Around, rules: JsonObject | undefined): Around & Scope {
  if (rules === undefined) return scope;
  const values: JsonObject = {};
  const own: Around & Scope = { ...scope, [DERIVED]: values };
  // The getters of the flow's values: each still computes once.
  Object.defineProperties(values, Object.getOwnPropertyDescriptors(Object(scope[DERIVED] ?? {})));
  defineValues(values, rules, own);
  return own;
}

/**
 * The values that rules by name give in a scope. A value is absent while it is being computed: so is one that reads
 * itself, and one whose rule cannot be compiled.
 */
export function derivedValues(rules: JsonObject, scope: Scope): JsonObject {
  const values: JsonObject = {};
  const own: Record<string, unknown> = { rules: scope.rules, [DERIVED]: values };
  for (const root of DERIVED_READS) own[root] = scope[root];
  defineValues(values, rules, own);
  return values;
}

function defineValues(values: JsonObject, rules: JsonObject, scope: Scope): void {
  for (const [name, rule] of Object.entries(rules)) {
    const get = computedOnce(() => compiled(rule)?.(scope));
    Object.defineProperty(values, name, { enumerable: true, configurable: true, get });
  }
}

function computedOnce(compute: () => unknown): () => unknown {
  let value: unknown;
  let isRead = false;
  return () => {
    if (isRead) return value;
    isRead = true;
    value = compute();
    return value;
  };
}

/** The compiled rules, by their objects in the document. */
const known = new WeakMap<object, CompiledRule | undefined>();

function compiled(rule: unknown): CompiledRule | undefined {
  if (typeof rule !== "object" || rule === null) return () => rule;
  if (!known.has(rule)) known.set(rule, isRule(rule) ? compileRule(rule) : undefined);
  return known.get(rule);
}

const isRule = (rule: unknown): rule is Rule => parseRule(rule).ok;
