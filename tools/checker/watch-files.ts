import { existsSync, readFileSync, watch } from "node:fs";
import { join, sep } from "node:path";
import { documentFolders } from "../../src/checker/read/kinds.ts";
import { isDocumentFile } from "./read-document-files.ts";

/** Written files by their path from the root; `undefined` for deleted files. */
export type WrittenFiles = ReadonlyMap<string, Uint8Array | undefined>;

/** Editors write a file in several steps, and several files at once. */
const PAUSE_MS = 60;

/** Reports changes in folders under a root, all changes at once together, until it is stopped. */
export function watchFiles(
  root: string,
  onWritten: (written: WrittenFiles) => void,
  folders: readonly string[] = documentFolders,
): { stop(): void } {
  const written = new Set<string>();
  let pause: NodeJS.Timeout | undefined;
  const flush = () => {
    const contents = [...written].map((path) => [path, readContent(join(root, path))] as const);
    written.clear();
    onWritten(new Map(contents));
  };
  const watchers = folders
    .filter((folder) => existsSync(join(root, folder)))
    .map((folder) =>
      watch(join(root, folder), { recursive: true }, (_event, name) => {
        if (name === null || !isDocumentFile(name)) return;
        written.add(`${folder}/${name.split(sep).join("/")}`);
        clearTimeout(pause);
        pause = setTimeout(flush, PAUSE_MS);
      }),
    );
  return {
    stop() {
      clearTimeout(pause);
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** A file that is deleted before it is read counts as absent; so does a folder. */
function readContent(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
