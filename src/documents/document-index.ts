import { type DocumentKind, identityOf } from "./kinds.ts";
import { fullName, type SourceDocument } from "./read/source-document.ts";

/** All documents of a repository, found by kind and name. */
export interface DocumentIndex {
  /** The documents that could be read, in the order of their paths. */
  readonly documents: readonly SourceDocument[];
  of(kind: DocumentKind): readonly SourceDocument[];
  /** By id; flows, screens and forms by `journey/id`. Not for messages, of which there is one for each language. */
  find(kind: DocumentKind, name: string): SourceDocument | undefined;
  /** The names of all files of a kind, also of those that could not be read. */
  names(kind: DocumentKind): ReadonlySet<string>;
}

/** Indexes documents; `paths` are all files, readable or not. */
export function indexDocuments(documents: readonly SourceDocument[], paths: Iterable<string>): DocumentIndex {
  const byKind = new Map<DocumentKind, SourceDocument[]>();
  const byName = new Map<string, SourceDocument>();
  for (const document of documents) {
    const ofKind = byKind.get(document.kind);
    if (ofKind === undefined) byKind.set(document.kind, [document]);
    else ofKind.push(document);
    const key = `${document.kind} ${fullName(document)}`;
    if (!byName.has(key)) byName.set(key, document);
  }
  const names = namesByKind(paths);
  return {
    documents,
    of: (kind) => byKind.get(kind) ?? [],
    find: (kind, name) => byName.get(`${kind} ${name}`),
    names: (kind) => names.get(kind) ?? new Set(),
  };
}

function namesByKind(paths: Iterable<string>): Map<DocumentKind, Set<string>> {
  const names = new Map<DocumentKind, Set<string>>();
  for (const path of paths) {
    const identity = identityOf(path);
    if (identity) names.set(identity.kind, (names.get(identity.kind) ?? new Set()).add(fullName(identity)));
  }
  return names;
}
