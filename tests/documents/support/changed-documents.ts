import type { Files } from "../../../src/checker/read/read-documents.ts";
import { isJsonObject, type JsonObject } from "../../../src/documents/json.ts";
import { readDocumentFiles } from "../../../tools/checker/read-document-files.ts";

/** Members by file, merged into the file's own; a list is replaced. */
export type DocumentChanges = Readonly<Record<string, JsonObject>>;

/** The repository's documents with changes, without touching a file. */
export function changedDocuments(changes: DocumentChanges): Files {
  const files = new Map(readDocumentFiles());
  for (const [path, change] of Object.entries(changes)) {
    const written: unknown = JSON.parse(Buffer.from(files.get(path) ?? "{}").toString());
    files.set(path, JSON.stringify(merged(written, change), undefined, 2));
  }
  return files;
}

function merged(value: unknown, change: unknown): unknown {
  if (!isJsonObject(value) || !isJsonObject(change)) return change;
  const inner = Object.entries(change).map(([key, one]) => [key, merged(value[key], one)] as const);
  return { ...value, ...Object.fromEntries(inner) };
}
