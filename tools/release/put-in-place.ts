import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** A file in the making stands beside its place, so that it gets there in one step; it is no file of a store. */
export const isInTheMaking = (name: string): boolean => name.startsWith(".~");

function written(path: string, bytes: string | Uint8Array): string {
  mkdirSync(dirname(path), { recursive: true });
  const made = join(dirname(path), `.~${randomBytes(6).toString("hex")}-${basename(path)}`);
  writeFileSync(made, bytes, { flush: true });
  return made;
}

/** Writes a file whole or not at all, over what stands there. */
export function putInPlace(path: string, bytes: string | Uint8Array): void {
  renameSync(written(path, bytes), path);
}

/** Writes a file whole or not at all where nothing stands yet. False where something does. */
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
