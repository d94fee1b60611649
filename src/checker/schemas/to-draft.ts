import { isJsonObject, type JsonObject } from "../../documents/json.ts";
import type { Draft } from "../read/draft.ts";
import { branchFor, jsonType, listBranches } from "./branch.ts";
import { type FollowedSchema, followSchema, memberSchema, type SchemaSet } from "./schema-set.ts";
import { LEAVES } from "./walk.ts";

/**
 * Converts a value to its type: when its schema requires an object or a list and the value has another type, the result
 * has an empty one; other values of a wrong type become `undefined`. A value that keeps its schema, or fits no
 * alternative, stays unchanged.
 */
export function toDraft<Type>(set: SchemaSet, file: string, value: unknown): Draft<Type> {
  const draft = kept(set, followSchema(set, set[file], file), value);
  if (!isDraft<Type>(draft)) throw new Error(`${file} describes no document`);
  return draft;
}

function isDraft<Type>(_: unknown): _ is Draft<Type> {
  return true;
}

function kept(set: SchemaSet, followed: FollowedSchema, value: unknown): unknown {
  const { schema, file, names } = followed;
  if (names.some((name) => LEAVES.has(name))) return value;
  const branch = branchFor(set, schema, file, value);
  if (branch !== undefined) return kept(set, followSchema(set, branch, file), value);
  if (listBranches(schema).length > 0) return value ?? {};
  if (!isOfType(schema, value)) return emptyOf(schema);
  if (Array.isArray(value)) return keptElements(set, followSchema(set, schema.items, file), value);
  return isJsonObject(value) ? keptMembers(set, followed, value) : value;
}

function keptElements(set: SchemaSet, schema: FollowedSchema, list: readonly unknown[]): unknown {
  const elements = list.map((one) => kept(set, schema, one)).filter((one) => one !== undefined);
  return elements.length === list.length && elements.every((one, at) => one === list[at]) ? list : elements;
}

function keptMembers(set: SchemaSet, schema: FollowedSchema, value: JsonObject): unknown {
  const members = Object.entries(value).map(
    ([key, one]) => [key, kept(set, memberSchema(set, schema, key), one)] as const,
  );
  return members.every(([key, one]) => one === value[key]) ? value : Object.fromEntries(members);
}

/** A schema with a list of values instead of a type is only compared. */
function isOfType({ type }: JsonObject, value: unknown): boolean {
  const isOne = (one: unknown) => (one === "integer" ? Number.isInteger(value) : one === jsonType(value));
  return type === undefined || [type].flat().some(isOne);
}

function emptyOf({ type }: JsonObject): unknown {
  if (type === "object") return {};
  return type === "array" ? [] : undefined;
}
