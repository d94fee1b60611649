import { isJsonObject, type JsonObject, objectEntries } from "../../documents/json.ts";
import type { SchemaSet } from "./schema-set.ts";
import { type Visit, walk } from "./walk.ts";

/** What schemas say of values in clients and programmes that checks look for. */
const MARKS = ["x-selects", "x-fills", "x-fills-once"];

interface Found {
  readonly file: string;
  readonly key: string;
  readonly visits: readonly Visit[];
}

const known = new WeakMap<SchemaSet, WeakMap<JsonObject, Found>>();

/**
 * The marked values of a resolved client or programme. Most of its members are the very objects of the layers that it
 * extends: each is walked once, however many share it.
 */
export function markedVisits(set: SchemaSet, file: string, resolved: JsonObject): Visit[] {
  return objectEntries(resolved).flatMap(([key, value]) => {
    if (!isJsonObject(value)) return visitsIn(set, file, key, value);
    const ofSet = known.get(set) ?? new WeakMap<JsonObject, Found>();
    known.set(set, ofSet);
    const found = ofSet.get(value);
    if (found?.file === file && found.key === key) return found.visits;
    const visits = visitsIn(set, file, key, value);
    ofSet.set(value, { file, key, visits });
    return visits;
  });
}

function visitsIn(set: SchemaSet, file: string, key: string, value: unknown): Visit[] {
  const visits = walk(set, file, Object.fromEntries([[key, value]]));
  return visits.filter(({ schema }) => MARKS.some((mark) => schema[mark] !== undefined));
}
