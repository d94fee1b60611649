import { isJsonObject, objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { derivedInSight, withDerivedRules } from "../uses/derived-values.ts";
import { type NamedRule, rulesInSight } from "../uses/named-rules.ts";

type Known = Pick<NamedRule, "name" | "inputs" | "is">;

/** The maximum depth of nested named rules: one may use itself. */
const MOST = 8;

/**
 * Rules of a document with named rules and derived values replaced by their definitions, so that conditions can be
 * compared. Where programmes or flows define one differently, its use stays unchanged.
 */
export function spelledOut(context: CheckContext, document: SourceDocument): (rule: unknown) => unknown {
  const rules = rulesInSight(context, document);
  const derived = derivedInSight(context, document);
  if (rules.length === 0 && derived.size === 0) return (rule) => rule;
  return (rule) => withNamed(withDerivedRules(rule, derived), rules);
}

/** A rule in which each use of a named rule is replaced by its definition for the given values. */
export function withNamed(rule: unknown, rules: readonly Known[], depth = 0): unknown {
  if (Array.isArray(rule)) return rule.map((one) => withNamed(one, rules, depth));
  if (!isJsonObject(rule)) return rule;
  const used = "rule" in rule && depth < MOST ? expandNamedRule(rule.rule, rules) : undefined;
  if (used !== undefined) return withNamed(used, rules, depth + 1);
  return Object.fromEntries(objectEntries(rule).map(([key, one]) => [key, withNamed(one, rules, depth)]));
}

function expandNamedRule(use: unknown, rules: readonly Known[]): unknown {
  const [name, ...values] = [use].flat();
  const [meant, ...others] = rules.filter((one) => one.name === name);
  if (meant === undefined || others.length > 0 || values.length !== meant.inputs.length) return undefined;
  return given(meant.is, new Map(meant.inputs.map((input, at) => [input, values[at]])));
}

/** A named rule with values in place of its inputs; undefined when an input is used in an unsupported place. */
function given(rule: unknown, values: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(rule)) return allGiven(rule, values);
  if (!isJsonObject(rule)) return rule;
  if (typeof rule.var === "string") return givenPath(rule.var, values);
  // Inside, the element's name hides an input of that name.
  if (objectEntries(rule).some(([, one]) => isJsonObject(one) && values.has(String(one.as)))) return undefined;
  const members = objectEntries(rule).map(([key, one]) => [key, given(one, values)] as const);
  return members.some(([, one]) => one === undefined) ? undefined : Object.fromEntries(members);
}

function allGiven(rules: readonly unknown[], values: ReadonlyMap<string, unknown>): unknown {
  const all = rules.map((one) => given(one, values));
  return all.includes(undefined) ? undefined : all;
}

function givenPath(text: string, values: ReadonlyMap<string, unknown>): unknown {
  if (text.includes("[")) return undefined;
  const [root = "", ...rest] = text.split(".");
  if (!values.has(root)) return { var: text };
  const value = values.get(root);
  if (rest.length === 0) return value;
  const path = isJsonObject(value) && typeof value.var === "string" ? value.var : undefined;
  return path === undefined ? undefined : { var: [path, ...rest].join(".") };
}
