import { isJsonObject, type JsonObject } from "../../documents/json.ts";
import { memoizeByIdentity } from "../incremental/memoize-by-identity.ts";
import type { SchemaSet } from "./schema-set.ts";
import { type Below, enter, type Visit, type VisitHere } from "./walk.ts";

/** A mark of schemas on values of clients and programmes that checks look for. */
type Mark = "x-selects" | "x-shown" | "x-catalogue" | "x-words" | "x-fills" | "x-fills-once" | "x-targets" | "x-refers";

/**
 * The values of a resolved client or programme whose schema has a mark, from the outside in. Most of the objects in it
 * are shared by many clients and programmes: each is visited once.
 */
export const markedVisits = (set: SchemaSet, file: string, resolved: JsonObject, mark: Mark): readonly Visit[] =>
  visitsIn(set, resolved, set[file] ?? {}, file, mark);

const visitsInShared = memoizeByIdentity<[SchemaSet, object, JsonObject, string, Mark], readonly Visit[]>(visitsIn);

const NONE: readonly Visit[] = [];

/** The paths of the visits begin at the value. */
function visitsIn(set: SchemaSet, value: unknown, source: JsonObject, from: string, mark: Mark): readonly Visit[] {
  const { own, inner } = enter(set, source, from, value);
  const isMarked = ({ schema }: VisitHere) => schema[mark] !== undefined;
  const marked: Visit[] = isMarked(own) ? [{ ...own, path: [] }] : [];
  for (const { name, steps, below } of inner) {
    if (name !== undefined && isMarked(name)) marked.push({ ...name, path: steps });
    for (const visit of visitsBelow(set, below, mark)) marked.push({ ...visit, path: [...steps, ...visit.path] });
  }
  return marked.length === 0 ? NONE : marked;
}

function visitsBelow(set: SchemaSet, below: Below | undefined, mark: Mark): readonly Visit[] {
  if (below === undefined) return NONE;
  const { value, schema, file } = below;
  const isShared = isJsonObject(value) || Array.isArray(value);
  return isShared ? visitsInShared(set, value, schema, file, mark) : visitsIn(set, value, schema, file, mark);
}
