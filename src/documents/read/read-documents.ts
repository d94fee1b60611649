import type { Problem } from "../findings/problem.ts";
import { identityOf } from "../kinds.ts";
import type { PlacedText } from "./places.ts";
import { readJson } from "./read-json.ts";
import type { SourceDocument } from "./source-document.ts";

/** Files by their path in the repository; bytes where they come from a disk. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** What reading all files gives. */
export interface ReadDocuments {
  readonly documents: readonly SourceDocument[];
  readonly problems: readonly Problem[];
  /** Text and tree of every file, for places. */
  readonly sources: ReadonlyMap<string, PlacedText>;
}

/** Reads every file, in the order of their paths. A file that is broken or has no place is a problem, never an error. */
export function readDocuments(files: Files): ReadDocuments {
  const documents: SourceDocument[] = [];
  const problems: Problem[] = [];
  const sources = new Map<string, PlacedText>();
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const identity = identityOf(path);
    if (!identity) {
      problems.push(unknownFile(path));
      continue;
    }
    const { text, json, problems: broken } = readJson(path, content);
    sources.set(path, { text, tree: json?.tree });
    problems.push(...broken);
    if (json) {
      const { value, tree, mayRepeatKeys } = json;
      documents.push({ ...identity, path, text, value, tree, mayRepeatKeys });
    }
  }
  return { documents, problems, sources };
}

function unknownFile(file: string): Problem {
  const message = "no document can stand here by this name";
  const hint =
    "names are <id>.<kind>.json in flows/<journey>, flows/calls, programmes, and <id>.json in locales/<language>";
  return { check: "unknown-file", file, spot: { offset: 0, length: 1 }, message, hint };
}
