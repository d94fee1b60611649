import { isJsonObject } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { type FollowedSchema, followSchema, type SchemaSet } from "../schemas/schema-set.ts";

/** The schema of one member of an object: its own, or that of all members without one. */
export function memberSchema(set: SchemaSet, { schema, file }: FollowedSchema, key: string): FollowedSchema {
  const { properties, additionalProperties } = schema;
  const isDeclared = isJsonObject(properties) && Object.hasOwn(properties, key);
  return followSchema(set, isDeclared ? properties[key] : additionalProperties, file);
}

/** Whether a layer takes the value at a path from its parent: no member on the way is marked `x-inherit: false`. */
export function isInherited(set: SchemaSet, file: string, path: JsonPath): boolean {
  let schema = followSchema(set, set[file], file);
  return path.every((key) => {
    schema = memberSchema(set, schema, String(key));
    return schema.schema["x-inherit"] !== false;
  });
}
