import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** The name of an unfinished file beside its final path, for an atomic move; it does not belong to the store. */
export const isInTheMaking = (name: string): boolean => name.startsWith(".~");

function written(path: string, bytes: string | Uint8Array): string {
  mkdirSync(dirname(path), { recursive: true });
  const made = join(dirname(path), `.~${randomBytes(6).toString("hex")}-${basename(path)}`);
  writeFileSync(made, bytes, { flush: true });
  return made;
}

/** Writes a file atomically, and replaces an existing one. */
export function putInPlace(path: string, bytes: string | Uint8Array): void {
  renameSync(written(path, bytes), path);
}

/** Writes a new file atomically. False when the file exists. */
export function putWhereNothingIs(path: string, bytes: string | Uint8Array): boolean {
  const made = written(path, bytes);
  try {
    linkSync(made, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(made, { force: true });
  }
}
