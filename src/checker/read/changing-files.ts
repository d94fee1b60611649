import { type Signal, signal } from "@preact/signals-core";
import type { Problem } from "../findings/problem.ts";
import type { PlacedText } from "./places.ts";
import { type Files, inOrder, type ReadFile, readFile } from "./read-documents.ts";
import type { ReadDocument } from "./source-document.ts";

/** Changing files: their paths in order, and the document of each readable one. */
export interface ReadFiles {
  paths(): readonly string[];
  documentAt(path: string): ReadDocument | undefined;
}

/** Changing files; each is read once for each of its contents. */
export interface ChangingFiles extends ReadFiles {
  /** The problems of reading a file. */
  problemsAt(path: string): readonly Problem[];
  /** Text and tree of a file, for places. */
  textAt(path: string): PlacedText;
  /** Replaces contents of files; `undefined` removes a file. */
  write(changes: ReadonlyMap<string, string | Uint8Array | undefined>): void;
}

const NO_FILE: ReadFile = { text: "", problems: [] };

/** Reads files, and later their new contents. */
export function changingFiles(files: Files): ChangingFiles {
  const contents = new Map<string, Signal<ReadFile>>();
  const paths = signal<readonly string[]>([]);
  const at = (path: string) => contents.get(path)?.value ?? NO_FILE;
  const changed: ChangingFiles = {
    paths: () => paths.value,
    documentAt: (path) => at(path).document,
    problemsAt: (path) => at(path).problems,
    textAt: at,
    write(changes) {
      for (const [path, content] of changes) {
        const next = content === undefined ? NO_FILE : readFile(path, content);
        const known = contents.get(path);
        if (known === undefined) contents.set(path, signal(next));
        else known.value = next;
      }
      const before = paths.value;
      const after = pathsAfter(before, changes);
      if (after.length !== before.length || after.some((path, at) => path !== before[at])) paths.value = after;
    },
  };
  changed.write(files);
  return changed;
}

function pathsAfter(before: readonly string[], changes: ReadonlyMap<string, unknown>): readonly string[] {
  const there = new Set(before);
  for (const [path, content] of changes) {
    if (content === undefined) there.delete(path);
    else there.add(path);
  }
  return inOrder(there);
}
