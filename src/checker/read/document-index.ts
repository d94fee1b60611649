import { derived } from "../incremental/derived.ts";
import { memoize } from "../incremental/memoize.ts";
import { type DocumentKind, identifyDocument } from "./kinds.ts";
import { fullName, type SourceDocument } from "./source-document.ts";

/** All documents of a repository, indexed by kind and name. Results are updated when files change. */
export interface DocumentIndex {
  /** The readable documents, in the order of their paths. */
  readonly documents: readonly SourceDocument[];
  of<Kind extends DocumentKind>(kind: Kind): readonly SourceDocument<Kind>[];
  /** By id; flows, screens and forms by `journey/id`. Not for messages, which have one document per language. */
  find<Kind extends DocumentKind>(kind: Kind, name: string): SourceDocument<Kind> | undefined;
  /** The document of a file, of the kind that its path tells; undefined when it is unreadable. */
  at<Kind extends DocumentKind>(path: string): SourceDocument<Kind> | undefined;
  /** The names of all files of a kind, including unreadable ones. */
  names(kind: DocumentKind): ReadonlySet<string>;
}

/** The contents of changing files: their paths in order, and the document of each readable one. */
export interface DocumentFiles {
  paths(): readonly string[];
  documentAt(path: string): SourceDocument | undefined;
}

/** Indexes the documents of files. */
export function indexDocuments(files: DocumentFiles): DocumentIndex {
  const documentsAt = (paths: readonly string[]) => paths.flatMap((path) => files.documentAt(path) ?? []);
  const pathsByName = derived(() => groupPaths(files.paths()));
  const documents = derived(() => documentsAt(files.paths()));
  const ofKind = memoize((_files: DocumentFiles, kind: string) => documentsAt(pathsByName().get(kind) ?? []));
  const named = memoize((_files: DocumentFiles, key: string) => documentsAt(pathsByName().get(key) ?? [])[0]);
  const names = memoize(
    (_files: DocumentFiles, kind: string) => new Set(files.paths().flatMap((path) => nameOfKind(path, kind))),
  );
  // A path tells the kind of its document.
  function of<Kind extends DocumentKind>(kind: Kind): readonly SourceDocument<Kind>[];
  function of(kind: DocumentKind): readonly SourceDocument[] {
    return ofKind(files, kind);
  }
  function find<Kind extends DocumentKind>(kind: Kind, name: string): SourceDocument<Kind> | undefined;
  function find(kind: DocumentKind, name: string): SourceDocument | undefined {
    return pathsByName().has(`${kind} ${name}`) ? named(files, `${kind} ${name}`) : undefined;
  }
  function at<Kind extends DocumentKind>(path: string): SourceDocument<Kind> | undefined;
  function at(path: string): SourceDocument | undefined {
    return files.documentAt(path);
  }
  return {
    get documents() {
      return documents();
    },
    of,
    find,
    at,
    names: (kind) => names(files, kind),
  };
}

/** Paths by kind, and by kind and name. */
function groupPaths(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const identity = identifyDocument(path);
    if (identity === undefined) continue;
    for (const key of [identity.kind, `${identity.kind} ${fullName(identity)}`]) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [path]);
      else group.push(path);
    }
  }
  return groups;
}

function nameOfKind(path: string, kind: string): string[] {
  const identity = identifyDocument(path);
  return identity?.kind === kind ? [fullName(identity)] : [];
}
