import type { CheckContext } from "../../src/checker/check-context.ts";
import { schemaFileName } from "../../src/checker/read/kinds.ts";
import type { SourceDocument } from "../../src/checker/read/source-document.ts";
import type { Resolved } from "../../src/checker/resolve/resolve-layers.ts";
import { listStatements } from "../../src/checker/resolve/statements.ts";
import { arrayElements } from "../../src/documents/json.ts";

/** The members at the top of each document that belong to it alone. */
const HEADER = ["$schema", "id", "version", "formatVersion", "summary", "extends", "abstract", "adds", "sealed"];

/** The keys that a client, or a layer below it, overrides: `signIn.registersDevice`. */
export function clientKeys(context: CheckContext, { layers }: Resolved): ReadonlySet<string> {
  return listKeys(context, layers.slice(0, -1));
}

/** The keys that some programme of the client, or a layer below it, overrides. */
export function programmeKeys(context: CheckContext, { value }: Resolved): ReadonlySet<string> {
  const sold = context.programmes.filter(({ id }) => arrayElements(value.programmes).includes(id));
  return listKeys(
    context,
    sold.flatMap(({ layers }) => layers.slice(0, -1)),
  );
}

function listKeys({ schemas }: CheckContext, layers: readonly SourceDocument[]): ReadonlySet<string> {
  const paths = layers.flatMap(({ kind, value }) => listStatements(schemas, schemaFileName(kind), value));
  return new Set(paths.filter(({ path }) => !HEADER.includes(String(path[0]))).map(({ path }) => path.join(".")));
}
