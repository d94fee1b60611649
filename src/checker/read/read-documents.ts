import type { Problem } from "../findings/problem.ts";
import { identifyDocument } from "./kinds.ts";
import type { PlacedText } from "./places.ts";
import { readJson } from "./read-json.ts";
import { expandShorthand } from "./shorthand.ts";
import type { ReadDocument } from "./source-document.ts";

/** Files by their path in the repository; bytes where they come from a disk. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** The result of reading one file. */
export interface ReadFile extends PlacedText {
  readonly document?: ReadDocument;
  readonly problems: readonly Problem[];
}

/** Reads a file. A broken or misplaced one is a problem, never an error. */
export function readFile(path: string, content: string | Uint8Array): ReadFile {
  const identity = identifyDocument(path);
  if (!identity) return { text: "", problems: [unknownFile(path)] };
  const { text, json, problems } = readJson(path, content);
  if (json === undefined) return { text, problems };
  const { value, tree, mayRepeatKeys } = json;
  const plain = expandShorthand(identity.kind, value);
  return { text, tree, problems, document: { ...identity, path, text, tree, mayRepeatKeys, written: value, plain } };
}

/** The order in which files are read. */
export const inOrder = (paths: Iterable<string>): string[] => [...paths].sort((a, b) => (a < b ? -1 : 1));

/** The documents of all readable files, in the order of their paths. */
export function readDocuments(files: Files): ReadDocument[] {
  return inOrder(files.keys()).flatMap((path) => readFile(path, files.get(path) ?? "").document ?? []);
}

function unknownFile(file: string): Problem {
  const message = "no kind of document has this path";
  const hint =
    "paths are <id>.<kind>.json in flows/<journey>, flows/calls, programmes, and <id>.json in locales/<language>";
  return { check: "unknown-file", file, spot: { offset: 0, length: 1 }, message, hint };
}
