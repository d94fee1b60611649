import { arrayElements, isJsonObject, type JsonObject, member } from "../../documents/json.ts";
import { followSchema, type SchemaSet } from "./schema-set.ts";

/** The alternatives of a schema (`oneOf` or `anyOf`), in order. */
export function listBranches(schema: JsonObject): unknown[] {
  return [...arrayElements(schema.oneOf), ...arrayElements(schema.anyOf)];
}

/**
 * The mark of an alternative, as a schema: its type, its first required member, and, for rules, the one operator. So a
 * state with `call` is a call state even when it has another problem.
 */
export function branchGuard(set: SchemaSet, branch: unknown, file: string): JsonObject {
  const followed = followSchema(set, branch, file);
  const { type, required, maxProperties, propertyNames } = followed.schema;
  const inner = listBranches(followed.schema);
  if (inner.length > 0) return { anyOf: inner.map((one) => branchGuard(set, one, followed.file)) };
  const operators = member(propertyNames, "enum");
  return {
    ...(type === undefined ? {} : { type }),
    ...(Array.isArray(required) ? { required: required.slice(0, 1) } : {}),
    ...(maxProperties === undefined ? {} : { maxProperties }),
    ...(operators === undefined ? {} : { propertyNames: { enum: operators } }),
  };
}

/** The alternative that a value matches by its mark; undefined when none. */
export function branchFor(set: SchemaSet, schema: JsonObject, file: string, value: unknown): unknown {
  return listBranches(schema).find((branch) => passesGuard(branchGuard(set, branch, file), value));
}

function passesGuard(guard: JsonObject, value: unknown): boolean {
  if (Array.isArray(guard.anyOf)) return guard.anyOf.some((one) => isJsonObject(one) && passesGuard(one, value));
  if (guard.type !== undefined && ![guard.type].flat().includes(jsonType(value))) return false;
  if (!isJsonObject(value)) return true;
  const keys = Object.keys(value);
  const names = arrayElements(member(guard.propertyNames, "enum"));
  return (
    arrayElements(guard.required).every((key) => keys.includes(String(key))) &&
    (typeof guard.maxProperties !== "number" || keys.length <= guard.maxProperties) &&
    (guard.propertyNames === undefined || keys.every((key) => names.includes(key)))
  );
}

/** The type of a JSON value by its name in JSON Schema; `number` for whole numbers too. */
export function jsonType(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
