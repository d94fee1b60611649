import { isJsonObject, type JsonObject, objectEntries, objectKeys } from "../../documents/json.ts";
import { formatPointer, type JsonPath } from "../../documents/json-path.ts";
import { memoizeByIdentity } from "../incremental/memoize-by-identity.ts";
import { markedVisits } from "../schemas/marked-visits.ts";
import type { SchemaSet } from "../schemas/schema-set.ts";

/** Where a client or programme selects each entry of its catalogues: by the catalogue's JSON Pointer, then by entry. */
export type SelectedEntries = ReadonlyMap<string, ReadonlyMap<string, JsonPath>>;

/** A name of an entry, in a list or in another entry. */
interface Selection {
  readonly catalogue: string;
  readonly entry: string;
  readonly path: JsonPath;
}

/** A catalogue, with its entries. */
interface Catalogue {
  readonly path: JsonPath;
  readonly pointer: string;
  readonly entries: readonly string[];
}

/**
 * The entries that a resolved client or programme selects. What an entry selects in turn counts once the entry itself
 * is selected. A key does not select: it says something of an entry. A catalogue from which nothing can select counts
 * whole: its entries are chosen by data.
 */
export const selectedEntries = memoizeByIdentity(
  (schemas: SchemaSet, value: JsonObject, file: string): SelectedEntries => {
    const catalogues = markedVisits(schemas, file, value, "x-catalogue").filter(({ part }) => part === "value");
    const all = catalogues.map(({ path, value: entries }) => {
      return { path, pointer: formatPointer(path), entries: objectKeys(entries) };
    });
    const selections = markedVisits(schemas, file, value, "x-selects").flatMap(
      ({ path, part, schema, value: entry }) => {
        const catalogue = schema["x-selects"];
        const isSelection = part === "value" && typeof catalogue === "string" && typeof entry === "string";
        return isSelection ? [{ catalogue, entry, path }] : [];
      },
    );
    return reached(all, selections, catalogueNames(schemas[file] ?? {}));
  },
);

function reached(
  catalogues: readonly Catalogue[],
  selections: readonly Selection[],
  selectable: ReadonlySet<string>,
): SelectedEntries {
  const found = new Map<string, Map<string, JsonPath>>();
  for (const { pointer, path, entries } of catalogues)
    found.set(pointer, new Map(selectable.has(pointer) ? [] : entries.map((entry) => [entry, [...path, entry]])));
  const isReached = ({ path }: Selection) =>
    catalogues
      .filter((one) => one.path.length < path.length && one.path.every((key, at) => key === path[at]))
      .every((one) => found.get(one.pointer)?.has(String(path[one.path.length])));
  let due = selections;
  for (;;) {
    const now = new Set(due.filter(isReached));
    if (now.size === 0) return found;
    for (const { catalogue, entry, path } of now) {
      const selected = found.get(catalogue);
      if (selected !== undefined && !selected.has(entry)) selected.set(entry, path);
    }
    due = due.filter((one) => !now.has(one));
  }
}

/** The catalogues from which a value of this schema can select. */
const catalogueNames = memoizeByIdentity((schema: object): ReadonlySet<string> => new Set(selectedIn(schema)));

function selectedIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(selectedIn);
  if (!isJsonObject(schema)) return [];
  const own = typeof schema["x-selects"] === "string" ? [schema["x-selects"]] : [];
  return [...own, ...objectEntries(schema).flatMap(([, inner]) => selectedIn(inner))];
}
