import type { Rule } from "../engine/generated/rule.ts";
import { isJsonObject } from "../engine/index.ts";

export { isJsonObject, type JsonObject } from "../engine/index.ts";

/** Whether a value of a document can be read as a rule; compiling checks its operators. */
export function isRule(value: unknown): value is Rule {
  if (Array.isArray(value)) return value.every(isRule);
  return ["string", "number", "boolean"].includes(typeof value) || isJsonObject(value);
}

type Members<Value> = { readonly [name: string]: Value } | undefined;

/** The own member of a JSON object; undefined when the value is no object or the member is absent. */
export function member<Value>(value: Members<Value>, key: string): Value | undefined;
export function member(value: unknown, key: string): unknown;
export function member(value: unknown, key: string): unknown {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The members of a JSON object in order; none when the value is no object. */
export function objectEntries<Value>(value: Members<Value>): [string, Value][];
export function objectEntries(value: unknown): [string, unknown][];
export function objectEntries(value: unknown): [string, unknown][] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

/** The names of the members of a JSON object in order; none when the value is no object. */
export function objectKeys(value: unknown): string[] {
  return isJsonObject(value) ? Object.keys(value) : [];
}

/** The elements of a JSON list; none when the value is no list. */
export function arrayElements(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
