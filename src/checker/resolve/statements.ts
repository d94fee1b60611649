import { isJsonObject } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { type FollowedSchema, followSchema, memberSchema, type SchemaSet } from "../schemas/schema-set.ts";

/** One thing that a layer says: the smallest value that is taken over or replaced whole. */
export interface Statement {
  readonly path: JsonPath;
  /** `null` where the layer deletes what its parent says. */
  readonly value: unknown;
}

/** Everything that a layer or a resolved document says, in its order. Lists and `x-merge: replace` are one statement. */
export function listStatements(set: SchemaSet, file: string, value: unknown): Statement[] {
  return statements(set, followSchema(set, set[file], file), value, []);
}

function statements(set: SchemaSet, schema: FollowedSchema, value: unknown, path: JsonPath): Statement[] {
  if (!isJsonObject(value) || schema.schema["x-merge"] === "replace") return [{ path, value }];
  const members = Object.entries(value);
  if (members.length === 0) return [{ path, value }];
  return members.flatMap(([key, inner]) => statements(set, memberSchema(set, schema, key), inner, [...path, key]));
}

/** What a layer says that decides the value at a path: there, or above it where it says something else than an object. */
export function statementAt(value: unknown, path: JsonPath): Statement | undefined {
  let inner = value;
  for (const [depth, key] of path.entries()) {
    if (!isJsonObject(inner)) return { path: path.slice(0, depth), value: inner };
    if (!Object.hasOwn(inner, key)) return undefined;
    inner = inner[key];
  }
  return { path, value: inner };
}
