import { spawnSync } from "node:child_process";

/** A JSON text as Biome formats that file, so that a generated file passes the same check as a written one. */
export function formatJson(path: string, value: unknown): string {
  const biome = spawnSync("node_modules/.bin/biome", ["format", `--stdin-file-path=${path}`], {
    input: JSON.stringify(value),
    encoding: "utf8",
  });
  if (biome.status !== 0) throw new Error(`Biome could not format ${path}: ${biome.stderr}`);
  return biome.stdout;
}
