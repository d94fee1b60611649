import { isJsonObject, type JsonObject, objectEntries } from "../../documents/json.ts";
import { memoizeByIdentity } from "../incremental/memoize-by-identity.ts";
import { type FollowedSchema, followSchema, memberSchema, type SchemaSet } from "../schemas/schema-set.ts";

/**
 * Merges a layer over its parent: JSON Merge Patch (RFC 7396), except that values marked `x-merge: replace` are
 * replaced whole, and values marked `x-inherit: false` are not inherited. Pure; both inputs stay unchanged.
 */
export function mergeLayer(set: SchemaSet, file: string, parent: unknown, child: unknown): unknown {
  return merge(set, followSchema(set, set[file], file), inheritedFrom(set, file, parent), child);
}

/** The values that a layer inherits when it sets none itself: all but those marked `x-inherit: false`. */
export function inheritedFrom(set: SchemaSet, file: string, parent: unknown): unknown {
  return inheritable(set, followSchema(set, set[file], file), parent);
}

function merge(set: SchemaSet, schema: FollowedSchema, parent: unknown, child: unknown): unknown {
  if (!isJsonObject(child)) return child;
  const isReplaced = schema.schema["x-merge"] === "replace";
  const merged: JsonObject = isJsonObject(parent) && !isReplaced ? { ...parent } : {};
  for (const [key, value] of objectEntries(child)) {
    if (value === null) delete merged[key];
    else
      define(
        merged,
        key,
        merge(set, memberSchema(set, schema, key), Object.hasOwn(merged, key) ? merged[key] : undefined, value),
      );
  }
  return merged;
}

function inheritable(set: SchemaSet, schema: FollowedSchema, value: unknown): unknown {
  return isJsonObject(value) ? keepInheritable(value, schema, set) : value;
}

/** The value itself when children inherit all of it, so that they share its memoized results. */
const keepInheritable = memoizeByIdentity((value: JsonObject, schema: FollowedSchema, set: SchemaSet): JsonObject => {
  const members = Object.entries(value);
  const kept = members.flatMap(([key, inner]): [string, unknown][] => {
    const inside = memberSchema(set, schema, key);
    return inside.schema["x-inherit"] === false ? [] : [[key, inheritable(set, inside, inner)]];
  });
  const isWhole = kept.length === members.length && kept.every(([key, inner]) => inner === value[key]);
  return isWhole ? value : Object.fromEntries(kept);
});

/** Sets an own member, also one named `__proto__`. */
function define(target: JsonObject, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
