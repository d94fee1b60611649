import { isJsonObject, type JsonObject } from "../../documents/json.ts";

/** The maximum depth of nested references; deeper values may be anything. */
const DEEPEST = 16;

/** A schema with references to `$defs` and `allOf` resolved, for checkers that do not support them. */
export function plainSchema(schema: unknown, root: unknown, depth = 0): JsonObject {
  if (!isJsonObject(schema) || depth > DEEPEST) return {};
  const { $ref, allOf, ...own } = schema;
  const referred = typeof $ref === "string" ? [at(root, $ref)] : [];
  const parts = [...referred, ...(Array.isArray(allOf) ? allOf : [])].map((part) => plainSchema(part, root, depth + 1));
  const inner = Object.entries(own).map(
    ([keyword, value]) => [keyword, plainKeyword(keyword, value, root, depth)] as const,
  );
  return [...parts, Object.fromEntries(inner)].reduce(both, {});
}

const MAPS = new Set(["properties"]);
const LISTS = new Set(["anyOf", "oneOf"]);

function plainKeyword(keyword: string, value: unknown, root: unknown, depth: number): unknown {
  if (MAPS.has(keyword) && isJsonObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainSchema(one, root, depth + 1)]));
  }
  if (LISTS.has(keyword) && Array.isArray(value)) return value.map((one) => plainSchema(one, root, depth + 1));
  const isInner = keyword === "items" || keyword === "additionalProperties";
  return isInner && isJsonObject(value) ? plainSchema(value, root, depth + 1) : value;
}

/** One schema with the demands of both; of common keywords, members and names are joined and else the later counts. */
function both(one: JsonObject, other: JsonObject): JsonObject {
  const properties = joined(one.properties, other.properties);
  const required = [one.required, other.required].flatMap((names) => (Array.isArray(names) ? names : []));
  return {
    ...one,
    ...other,
    ...(properties === undefined ? {} : { properties }),
    ...(required.length === 0 ? {} : { required: [...new Set(required)] }),
  };
}

function joined(one: unknown, other: unknown): JsonObject | undefined {
  if (!isJsonObject(one)) return isJsonObject(other) ? other : undefined;
  if (!isJsonObject(other)) return one;
  const shared = Object.entries(other).map(([name, schema]) => {
    const before = one[name];
    return [name, isJsonObject(before) && isJsonObject(schema) ? both(before, schema) : schema] as const;
  });
  return { ...one, ...Object.fromEntries(shared) };
}

/** The target of a reference such as `#/$defs/answer`. */
function at(root: unknown, reference: string): unknown {
  if (!reference.startsWith("#")) return {};
  const keys = reference.slice(1).split("/").filter(Boolean);
  return keys.reduce<unknown>((value, key) => {
    const name = decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~");
    return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }, root);
}
