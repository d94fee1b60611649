import { isJsonObject, type JsonObject } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { valueAt } from "../findings/inside.ts";
import type { DocumentKind } from "./kinds.ts";

/**
 * A document without shorthand: `"$data.name"` becomes `{ "var": "data.name" }`, `"$$5"` the text `$5` and, in the `on` of
 * a screen's block, `"press": "NEXT"` becomes `{ "press": { "send": "NEXT" } }`. Messages have no shorthand.
 */
export function expandShorthand(kind: DocumentKind, written: unknown): unknown {
  if (kind === "messages" || kind === "language") return written;
  const expand = (value: unknown, key?: string): unknown => {
    if (typeof value === "string") return value.startsWith("$") ? expandDollar(value) : value;
    if (Array.isArray(value)) return mapList(value, (element) => expand(element));
    if (!isJsonObject(value)) return value;
    const isEvents = BLOCK_KINDS.includes(kind) && key === "on";
    return mapMembers(value, (one, name) => (isEvents && typeof one === "string" ? { send: one } : expand(one, name)));
  };
  return expand(written);
}

const BLOCK_KINDS: readonly DocumentKind[] = ["screen", "layout", "fragment"];

const expandDollar = (text: string): unknown => (text.startsWith("$$") ? text.slice(1) : { var: text.slice(1) });

function mapMembers(object: JsonObject, map: (value: unknown, key: string) => unknown): JsonObject {
  const mapped = Object.entries(object).map(([key, value]) => [key, map(value, key)] as const);
  return mapped.every(([key, value]) => value === object[key]) ? object : Object.fromEntries(mapped);
}

function mapList(list: readonly unknown[], map: (element: unknown) => unknown): readonly unknown[] {
  const mapped = list.map(map);
  return mapped.every((element, index) => element === list[index]) ? list : mapped;
}

/** A place in a file, and what the text there has before the text of the document without shorthand. */
export interface WrittenPlace {
  readonly path: JsonPath;
  readonly prefix: "" | "$";
}

/** Where a file has the value at a path of its document without shorthand. */
export function writtenPlace(written: unknown, path: JsonPath): WrittenPlace {
  const [outer, last] = [path.slice(0, -1), path.at(-1)];
  const isShort = (last === "var" || last === "send") && typeof valueAt(written, outer) === "string";
  return isShort ? { path: outer, prefix: last === "var" ? "$" : "" } : { path, prefix: "" };
}
