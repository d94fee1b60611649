import { spawnSync } from "node:child_process";

/** A JSON text as Biome formats that file, so that a generated file passes the same check as a written one. */
export const formatJson = (path: string, value: unknown): string => formatJsonText(path, JSON.stringify(value));

/** The same of a text, whose line breaks after `{` stay. */
export function formatJsonText(path: string, text: string): string {
  const biome = spawnSync("node_modules/.bin/biome", ["format", `--stdin-file-path=${path}`], {
    input: text,
    encoding: "utf8",
  });
  if (biome.status !== 0) throw new Error(`Biome could not format ${path}: ${biome.stderr}`);
  return biome.stdout;
}
