import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { documentFolders } from "../../src/checker/read/kinds.ts";
import type { Files } from "../../src/checker/read/read-documents.ts";

/**
 * All files of the document folders under a root, as bytes, in the order of their paths whatever the file system gives;
 * notes for people (README.md, hidden files) are left out.
 */
export function readDocumentFiles(root = "."): Files {
  const paths = documentFolders.flatMap((folder) => filesUnder(join(root, folder)));
  const files = paths.map((path) => [relative(root, path).split(sep).join("/"), path] as const);
  const inOrder = files.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return new Map(inOrder.map(([name, path]) => [name, readFileSync(path)]));
}

/** Whether a file, by its path or its name alone, is to be checked: no note for people, no hidden file. */
export function isDocumentFile(path: string): boolean {
  const name = basename(path);
  return name !== "README.md" && !name.startsWith(".");
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isDocumentFile(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
