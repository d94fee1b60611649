import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import { elementsOf } from "../../src/documents/json.ts";
import { schemaFileOf } from "../../src/documents/kinds.ts";
import type { SourceDocument } from "../../src/documents/read/source-document.ts";
import type { Resolved } from "../../src/documents/resolve/resolve-layers.ts";
import { statementsOf } from "../../src/documents/resolve/statements.ts";

/** What stands at the top of each document and is its own. */
const HEADER = ["$schema", "id", "version", "formatVersion", "summary", "extends", "abstract", "adds", "sealed"];

/** The keys that a client, or a layer below it, says otherwise than the base: `signIn.registersDevice`. */
export function clientKeys(checked: CheckedDocuments, { layers }: Resolved): ReadonlySet<string> {
  return keysOf(checked, layers.slice(0, -1));
}

/** The keys that some programme which the client sells, or a layer below it, says otherwise than the base. */
export function programmeKeys(checked: CheckedDocuments, { value }: Resolved): ReadonlySet<string> {
  const sold = checked.programmes.filter(({ id }) => elementsOf(value.programmes).includes(id));
  return keysOf(
    checked,
    sold.flatMap(({ layers }) => layers.slice(0, -1)),
  );
}

function keysOf({ schemas }: CheckedDocuments, layers: readonly SourceDocument[]): ReadonlySet<string> {
  const paths = layers.flatMap(({ kind, value }) => statementsOf(schemas, schemaFileOf(kind), value));
  return new Set(paths.filter(({ path }) => !HEADER.includes(String(path[0]))).map(({ path }) => path.join(".")));
}
