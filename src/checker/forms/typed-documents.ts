import { member, objectKeys } from "../../documents/json.ts";
import { memoize } from "../incremental/memoize.ts";
import { once } from "../incremental/once.ts";
import { layoutNamed, withLayout } from "../layouts/with-layout.ts";
import type { ReadFiles } from "../read/changing-files.ts";
import { type DocumentIndex, indexDocuments } from "../read/document-index.ts";
import { schemaFileName } from "../read/kinds.ts";
import type { ReadDocument, SourceDocument } from "../read/source-document.ts";
import type { SchemaSet } from "../schemas/schema-set.ts";
import { toDraft } from "../schemas/to-draft.ts";
import { takenFields, withFields } from "./take-fields.ts";

/** The documents of files by their types: forms with the fields that they take from sets, screens with their layouts. */
export function typedDocuments(files: ReadFiles, schemas: SchemaSet): DocumentIndex {
  const keys = fieldKeys(schemas);
  const typed = memoize((_files: ReadFiles, path: string) => {
    const read = files.documentAt(path);
    if (read === undefined) return undefined;
    const layout = read.kind === "screen" ? layoutNamed(read, (name) => index.find("layout", name)) : undefined;
    const taken = read.kind === "form" ? takenFields(read, (name) => index.find("fields", name)) : new Map();
    const value = once(() => typedValue(read, withLayout(withFields(read.plain, taken, keys), layout), schemas));
    return {
      ...read,
      layout,
      taken,
      get value() {
        return value();
      },
    };
  });
  const index = indexDocuments({
    paths: files.paths,
    documentAt: (path) => {
      const document = typed(files, path);
      return document !== undefined && isTyped(document) ? document : undefined;
    },
  });
  return index;
}

/** Layers, in which `null` deletes, stay as written. */
function typedValue({ kind }: ReadDocument, whole: unknown, schemas: SchemaSet): unknown {
  return kind === "client" || kind === "programme" ? whole : toDraft(schemas, schemaFileName(kind), whole);
}

/** Its schema has checked the type of its value. */
function isTyped(_: ReadDocument): _ is SourceDocument {
  return true;
}

/** The members of a form's field, in their order. */
const fieldKeys = (schemas: SchemaSet): string[] =>
  objectKeys(member(member(member(schemas["form.schema.json"], "$defs"), "Field"), "properties"));
