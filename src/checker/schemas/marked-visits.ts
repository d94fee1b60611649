import { isJsonObject, type JsonObject, objectEntries } from "../../documents/json.ts";
import { memoizeByIdentity } from "../incremental/memoize-by-identity.ts";
import type { SchemaSet } from "./schema-set.ts";
import { type Visit, walk } from "./walk.ts";

/** Marks of schemas on values of clients and programmes that checks look for. */
const MARKS = ["x-selects", "x-catalogue", "x-words", "x-fields", "x-fills", "x-fills-once", "x-targets"];

/**
 * The marked values of a resolved client or programme. Most of its members are shared objects of its layers: each is
 * walked once.
 */
export function markedVisits(set: SchemaSet, file: string, resolved: JsonObject): Visit[] {
  return objectEntries(resolved).flatMap(([key, value]) =>
    isJsonObject(value) ? visitsInObject(set, value, file, key) : visitsIn(set, value, file, key),
  );
}

const visitsInObject = memoizeByIdentity<[SchemaSet, JsonObject, string, string], Visit[]>(visitsIn);

function visitsIn(set: SchemaSet, value: unknown, file: string, key: string): Visit[] {
  const visits = walk(set, file, Object.fromEntries([[key, value]]));
  return visits.filter(({ schema }) => MARKS.some((mark) => schema[mark] !== undefined));
}
