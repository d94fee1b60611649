import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.ts";
import { readPointer } from "./pointer.ts";
import { isInTheMaking, putInPlace, putWhereNothingIs } from "./put-in-place.ts";
import type { Store, StoredFile } from "./store.ts";

/**
 * A store in a folder. Each state of the pointer is also kept under its number, in a file that only one publisher can
 * make: this makes the change. When a publisher ends before it replaces the pointer itself, the next publisher does so.
 */
export function folderStore(folder: string): Store {
  const at = (path: string) => join(folder, path);

  function readNow(path: string): StoredFile | undefined {
    if (!existsSync(at(path))) return undefined;
    const bytes = readFileSync(at(path));
    return { bytes, version: fingerprint(bytes) };
  }

  const stateAt = (path: string, rev: number) =>
    at(`${path.replace(/\.json$/, "")}/${String(rev).padStart(9, "0")}.json`);
  const readRevision = (path: string) => readPointer(new TextDecoder().decode(readNow(path)?.bytes)).rev;

  /** Puts the newest state into its place. */
  function settle(path: string): void {
    for (let rev = existsSync(at(path)) ? readRevision(path) : 0; existsSync(stateAt(path, rev + 1)); rev += 1) {
      putInPlace(at(path), readFileSync(stateAt(path, rev + 1)));
    }
  }

  return {
    name: folder,
    async read(path) {
      return readNow(path);
    },
    async write(path, bytes) {
      putInPlace(at(path), bytes);
    },
    async swap(path, bytes, over) {
      settle(path);
      if (readNow(path)?.version !== over?.version) return false;
      const isMine = putWhereNothingIs(stateAt(path, readPointer(bytes).rev), bytes);
      settle(path);
      return isMine;
    },
    async names(path) {
      return existsSync(at(path)) ? readdirSync(at(path)).filter((name) => !isInTheMaking(name)) : [];
    },
  };
}
