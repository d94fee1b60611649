import { isJsonObject } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";

/** The value at a path inside another, own members only; undefined when the path leads nowhere. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return isJsonObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  }, value);
}

/** The path that a JSON Pointer (RFC 6901) spells. */
export function parsePointer(pointer: string): string[] {
  if (pointer === "") return [];
  return pointer
    .slice(1)
    .split("/")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}
