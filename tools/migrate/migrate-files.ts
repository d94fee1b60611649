import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrateDocument } from "./migrate-document.ts";

/** Rewrites the documents among these files, and in these folders, in format 2; gives the files that changed. */
export function migrateFiles(paths: readonly string[]): string[] {
  return paths.flatMap(jsonFiles).filter((file) => {
    const text = readFileSync(file, "utf8");
    const migrated = migrateDocument(text);
    if (migrated === text) return false;
    writeFileSync(file, migrated);
    return true;
  });
}

function jsonFiles(path: string): string[] {
  if (!existsSync(path)) throw new Error(`there is no file or folder "${path}"`);
  if (!statSync(path).isDirectory()) return [path];
  const inside = readdirSync(path, { recursive: true, encoding: "utf8" }).sort();
  return inside.filter((name) => name.endsWith(".json")).map((name) => join(path, name));
}
