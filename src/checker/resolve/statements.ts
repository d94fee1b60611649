import { isJsonObject } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { type FollowedSchema, followSchema, memberSchema, type SchemaSet } from "../schemas/schema-set.ts";

/** One value of a layer: the smallest unit that is inherited or replaced whole. */
export interface Statement {
  readonly path: JsonPath;
  /** `null` when the layer deletes its parent's value. */
  readonly value: unknown;
}

/**
 * All values of a layer or a resolved document, in order. A list and a value marked `x-merge: replace` are one value.
 */
export function listStatements(set: SchemaSet, file: string, value: unknown): Statement[] {
  return statements(set, followSchema(set, set[file], file), value, []);
}

function statements(set: SchemaSet, schema: FollowedSchema, value: unknown, path: JsonPath): Statement[] {
  if (!isJsonObject(value) || schema.schema["x-merge"] === "replace") return [{ path, value }];
  const members = Object.entries(value);
  if (members.length === 0) return [{ path, value }];
  return members.flatMap(([key, inner]) => statements(set, memberSchema(set, schema, key), inner, [...path, key]));
}

/** The layer's value that decides the value at a path: there, or above it when that is not an object. */
export function statementAt(value: unknown, path: JsonPath): Statement | undefined {
  let inner = value;
  for (const [depth, key] of path.entries()) {
    if (!isJsonObject(inner)) return { path: path.slice(0, depth), value: inner };
    if (!Object.hasOwn(inner, key)) return undefined;
    inner = inner[key];
  }
  return { path, value: inner };
}
