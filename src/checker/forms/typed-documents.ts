import { member, objectKeys } from "../../documents/json.ts";
import { memoize } from "../incremental/memoize.ts";
import { once } from "../incremental/once.ts";
import { usedFragments, withFragments } from "../layouts/with-fragments.ts";
import { layoutNamed, withLayout } from "../layouts/with-layout.ts";
import type { ReadFiles } from "../read/changing-files.ts";
import { type DocumentIndex, indexDocuments } from "../read/document-index.ts";
import { schemaFileName } from "../read/kinds.ts";
import type { ReadDocument, SourceDocument } from "../read/source-document.ts";
import type { SchemaSet } from "../schemas/schema-set.ts";
import { toDraft } from "../schemas/to-draft.ts";
import { takenFields, withFields } from "./take-fields.ts";

/**
 * The documents of files by their types: forms with the fields that they take from sets, screens with their layouts,
 * and screens and layouts with the blocks of fragments.
 */
export function typedDocuments(files: ReadFiles, schemas: SchemaSet): DocumentIndex {
  const keys = fieldKeys(schemas);
  const typed = memoize((_files: ReadFiles, path: string) => {
    const read = files.documentAt(path);
    if (read === undefined) return undefined;
    const layout = read.kind === "screen" ? layoutNamed(read, (name) => index.find("layout", name)) : undefined;
    const taken = read.kind === "form" ? takenFields(read, (name) => index.find("fields", name)) : new Map();
    const parts = layout === undefined ? [read] : [read, layout];
    const fragments = hasBlocks(read) ? usedFragments(parts, (name) => index.find("fragment", name)) : new Map();
    const whole = () => withFragments(withLayout(withFields(read.plain, taken, keys), layout), fragments);
    const value = once(() => typedValue(read, whole(), schemas));
    return {
      ...read,
      ...{ layout, fragments, taken },
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

const hasBlocks = ({ kind }: ReadDocument): boolean => kind === "screen" || kind === "layout";

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
