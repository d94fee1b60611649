import type { FailureMatch, Variant } from "../documents/generated/call.ts";
import { isJsonObject } from "../documents/json.ts";
import type { Operation } from "../documents/operation.ts";
import type { Rule, RuleMap } from "../engine/generated/rule.ts";
import { compileRule, operators } from "../engine/index.ts";
import { isPresent, presentValues } from "./present-values.ts";

/** The scope of a variant's rules, by root: input, session, client, programme, now; after the request also reply. */
export type VariantScope = Readonly<Record<string, unknown>>;

/** A compiled variant. */
export interface CompiledVariant {
  readonly operation: Operation;
  /** Values of the request by place, in the order of the document; absent ones are left out. */
  readonly request: (scope: VariantScope) => [place: string, value: unknown][];
  /** Whether the request has a body, perhaps empty. */
  readonly hasBody: boolean;
  /** The call's result; undefined when the variant gives none. */
  readonly output: (scope: VariantScope) => unknown;
  /** Tokens by the names that operations use. */
  readonly tokens: (scope: VariantScope) => Record<string, string>;
  /** The declared failure for a status and a reply. */
  readonly declaredFailure: (status: number, scope: VariantScope) => string | undefined;
}

/** Compiles a variant of a call. Throws when one of its rules is invalid. */
export function compileVariant(variant: Variant, operation: Operation): CompiledVariant {
  const request = compileMembers(variant.request ?? {});
  const keeps = compileMembers(variant.tokens ?? {});
  return {
    operation,
    request,
    hasBody: Object.keys(variant.request ?? {}).some((place) => place.startsWith("body.")),
    output: compileGives(variant.output),
    tokens: (scope) => Object.fromEntries(keeps(scope).map(([name, token]) => [name, String(token)])),
    declaredFailure: compileFails(variant.failures ?? {}),
  };
}

function compileMembers(rules: RuleMap): (scope: VariantScope) => [string, unknown][] {
  const compiled = Object.entries(rules).map(([name, rule]) => ({ name, evaluate: compileRule(rule) }));
  return (scope) =>
    compiled
      .map(({ name, evaluate }): [string, unknown] => [name, presentValues(evaluate(scope))])
      .filter(([, value]) => isPresent(value));
}

function compileGives(gives: Rule | RuleMap | undefined): (scope: VariantScope) => unknown {
  if (gives === undefined) return () => undefined;
  if (isRule(gives)) {
    const evaluate = compileRule(gives);
    return (scope) => presentValues(evaluate(scope));
  }
  const members = compileMembers(gives);
  return (scope) => Object.fromEntries(members(scope));
}

function compileFails(fails: NonNullable<Variant["failures"]>): CompiledVariant["declaredFailure"] {
  const listed = Object.entries(fails).flatMap(([name, match]) => listMatches(match).map((one) => ({ ...one, name })));
  const matches = listed.map(({ name, status, when }) => ({
    name,
    status,
    holds: when === undefined ? () => true : compileRule(when),
  }));
  return (status, scope) => matches.find((match) => match.status === status && match.holds(scope) === true)?.name;
}

/** A rule is a literal, a list, or an object of one operator; any other object is a map of rules. */
function isRule(gives: Rule | RuleMap): gives is Rule {
  const [name, ...others] = isJsonObject(gives) ? Object.keys(gives) : [];
  return !isJsonObject(gives) || (name !== undefined && others.length === 0 && operators.has(name));
}

function listMatches(match: FailureMatch | readonly FailureMatch[]): readonly FailureMatch[] {
  return "status" in match ? [match] : match;
}
