import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { Renaming } from "./new-name.ts";

/** Folders outside of the documents that contain their names: tests, the sandbox's people and plans, guides. */
const FOLDERS = ["src", "tools", "tests", "docs", "public"];
const TEXTS = /\.(?:ts|tsx|mjs|json|md|html)$/;

/**
 * Places outside of the documents that hold an old name in quotes; a rename does not change them, because they may name
 * something else.
 */
export function outsidePlaces(root: string, renamings: readonly Renaming[]): string[] {
  const names = [
    ...new Set(renamings.flatMap(({ symbol: { kind, id } }) => (kind === "message" ? [] : searchedNames(id)))),
  ];
  const quoted = names.flatMap((name) => ['"', "'", "`"].map((quote) => quote + name + quote));
  return FOLDERS.flatMap((folder) => filesUnder(join(root, folder))).flatMap((path) => {
    const text = readFileSync(path, "utf8");
    if (!quoted.some((name) => text.includes(name))) return [];
    const lines = text.split("\n");
    const file = path.split(sep).join("/");
    return lines.flatMap((line, at) => (quoted.some((name) => line.includes(name)) ? [`${file}:${at + 1}`] : []));
  });
}

/** The id and its last part, if that has hyphens and so is not an everyday word. */
function searchedNames(id: string): string[] {
  const name = id.split(/[/.]/).at(-1) ?? id;
  return name.includes("-") ? [id, name] : [id];
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
