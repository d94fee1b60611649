import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { isJsonObject, member } from "../../src/documents/json.ts";
import { putInPlace } from "../release/put-in-place.ts";
import type { ChangedFile } from "./renamed-files.ts";

/** The journal: the original text of each file, or nothing for a new one. */
interface Journal {
  /** The process of the rename. */
  readonly pid: number;
  readonly files: readonly { readonly path: string; readonly before: string | null }[];
}

const JOURNAL = ".cache/rename.json";

/**
 * Replaces files by changed ones: all or none. A journal keeps the originals until all is done; when one cannot be
 * written, all are restored at once, and after a killed process by `undoUnfinishedRename`.
 */
export function swapFiles(root: string, changed: readonly ChangedFile[]): void {
  const paths = new Set(changed.flatMap(({ before, after }) => [before, after]));
  const files = [...paths].map((path) => ({ path, before: readText(join(root, path)) }));
  refuseChanged(root, changed);
  const journal: Journal = { pid: process.pid, files };
  putInPlace(join(root, JOURNAL), JSON.stringify(journal));
  try {
    for (const { after, text } of changed) putInPlace(join(root, after), text);
    for (const { before, after } of changed) if (before !== after) rmSync(join(root, before));
  } catch (error) {
    putBack(root, journal);
    throw error;
  }
  rmSync(join(root, JOURNAL));
}

/** Somebody may have saved a file since it was read. */
function refuseChanged(root: string, changed: readonly ChangedFile[]): void {
  for (const { before, after, was } of changed) {
    if (readText(join(root, before)) !== (was ?? null)) throw new Error(`${before} was changed meanwhile; try again`);
    if (after !== before && existsSync(join(root, after))) throw new Error(`there is a file ${after} already`);
  }
}

/** Undoes an unfinished rename whose process has ended. Returns whether there was one. */
export function undoUnfinishedRename(root: string): boolean {
  const text = readText(join(root, JOURNAL));
  const journal = text === null ? undefined : journalIn(text);
  if (journal === undefined || isAlive(journal.pid)) return false;
  putBack(root, journal);
  return true;
}

function putBack(root: string, { files }: Journal): void {
  for (const { path, before } of files) {
    const at = join(root, path);
    if (before === null) {
      if (existsSync(at)) rmSync(at);
    } else {
      mkdirSync(dirname(at), { recursive: true });
      putInPlace(at, before);
    }
  }
  rmSync(join(root, JOURNAL), { force: true });
}

const readText = (path: string): string | null => (existsSync(path) ? readFileSync(path, "utf8") : null);

/** A journal is written whole or not at all. */
function journalIn(text: string): Journal {
  const value: unknown = JSON.parse(text);
  const files = member(value, "files");
  const entries = Array.isArray(files) ? files.filter(isJsonObject) : [];
  return {
    pid: Number(member(value, "pid")),
    files: entries.map(({ path, before }) => ({ path: String(path), before: before === null ? null : String(before) })),
  };
}

/** Another user's process cannot be signalled, but exists. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
