import { type JsonObject, objectKeys } from "../../documents/json.ts";
import { formatPointer } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { schemaFileName } from "../read/kinds.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import { markedVisits } from "../schemas/marked-visits.ts";
import type { SchemaSet } from "../schemas/schema-set.ts";
import { type SelectedEntries, selectedEntries } from "../wording/selected-entries.ts";

/** The entries of catalogues that no served client or programme selects, as keys: `programme.requests.types.upgrade`. */
export function unselectedEntries({ schemas, clients, programmes }: CheckContext): string[] {
  const find = (kind: "client" | "programme", owners: readonly Resolved[]) => {
    const file = schemaFileName(kind);
    const all = owners.flatMap(({ value }) => entriesOfCatalogues(schemas, file, value));
    const selected = new Set(owners.flatMap(({ value }) => pointersTo(selectedEntries(schemas, value, file))));
    return [...new Set(all)].filter((one) => !selected.has(one)).map((one) => `${kind}${one.replaceAll("/", ".")}`);
  };
  return [...find("client", clients), ...find("programme", programmes)];
}

/** The JSON Pointers of all entries. */
const entriesOfCatalogues = (schemas: SchemaSet, file: string, value: JsonObject) =>
  markedVisits(schemas, file, value, "x-catalogue")
    .filter(({ part }) => part === "value")
    .flatMap(({ path, value: entries }) => objectKeys(entries).map((entry) => formatPointer([...path, entry])));

const pointersTo = (selected: SelectedEntries) =>
  [...selected].flatMap(([catalogue, entries]) =>
    [...entries.keys()].map((entry) => `${catalogue}${formatPointer([entry])}`),
  );
