import { type JsonObject, member } from "../documents/json.ts";
import type { Rule } from "../engine/generated/rule.ts";
import { compileRule, rulePaths, type Scope } from "../engine/index.ts";

/** Whether a rule reads the field's own value. */
export const readsValue = (rule: Rule): boolean => rulePaths(rule).some(({ path }) => path.root === "value");

/** A rule over a field's value as JSON Schema of that value; undefined when JSON Schema cannot express it. */
export function ruleSchema(rule: unknown, scope: Scope): JsonObject | undefined {
  if (!isRule(rule)) return undefined;
  if (!readsValue(rule)) return compileRule(rule)(scope) === true ? {} : { not: {} };
  const [operator = "", args] = Object.entries(rule)[0] ?? [];
  return translations[operator]?.(Array.isArray(args) ? args : [args], scope);
}

const isRule = (value: unknown): value is Rule & object => typeof value === "object" && value !== null;

const isValue = (rule: unknown): boolean => member(rule, "var") === "value";

type Translation = (args: readonly unknown[], scope: Scope) => JsonObject | undefined;

/** Schemas of several rules under one keyword; undefined when one of them has none. */
const together =
  (keyword: "allOf" | "anyOf"): Translation =>
  (rules, scope) => {
    const schemas = rules.map((rule) => ruleSchema(rule, scope));
    return schemas.includes(undefined) ? undefined : { [keyword]: schemas };
  };

/** Texts longer than this match no pattern. */
const MATCHED_LENGTH_LIMIT = 1_000;

/** The HTML standard's valid email address, with a dot in the domain; RFC 5321 allows 254 characters. */
export const emailSchema: JsonObject = {
  pattern:
    "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$",
  maxLength: 254,
};

const translations: Readonly<Record<string, Translation>> = {
  and: together("allOf"),
  or: together("anyOf"),
  "!": ([rule], scope) => {
    const schema = ruleSchema(rule, scope);
    return schema && { not: schema };
  },
  isEmail: ([value]) => (isValue(value) ? emailSchema : undefined),
  matches: ([value, pattern]) => (isValue(value) ? { pattern, maxLength: MATCHED_LENGTH_LIMIT } : undefined),
  present: ([value]) => (isValue(value) ? {} : undefined),
  "===": ([value, literal]) => (isValue(value) && isLiteral(literal) ? { const: literal } : undefined),
  "!==": ([value, literal]) => (isValue(value) && isLiteral(literal) ? { not: { const: literal } } : undefined),
};

const isLiteral = (value: unknown) => ["string", "number", "boolean"].includes(typeof value);
