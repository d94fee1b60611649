import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { withoutProse } from "../../../tools/build/without-prose.ts";
import type { SiteFiles } from "../sign-in-page/serve-pages.ts";

/** One page for all contestants, built like the portal; its address names the contestant and the size. */
export async function buildFormPages(): Promise<SiteFiles> {
  const outDir = mkdtempSync(join(tmpdir(), "forms-"));
  const root = resolve("tests/benchmarks/forms/peers");
  await build({
    ...{ root, configFile: false, logLevel: "error", plugins: [react(), withoutProse()] },
    build: { outDir, emptyOutDir: true, target: "es2023", rollupOptions: { input: join(root, "page.html") } },
  });
  const entries = readdirSync(outDir, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(paths.map((path) => [path.slice(outDir.length), readFileSync(path)]));
  const page = files.get("/page.html");
  if (page === undefined) throw new Error("the forms have no page");
  return new Map([...files, ["/", page]]);
}
