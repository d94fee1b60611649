import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";
import type { ServedGallery } from "./serve-gallery.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const pages = ["index", "stage", "sheet", "languages", "foreign"].map((page) => join(root, `${page}.html`));

/** Builds the gallery and serves it on a free port: for tests and pictures, which open many of its pages. */
export async function serveBuiltGallery(): Promise<ServedGallery> {
  const outDir = await mkdtemp(join(root, "../../.cache/gallery-"));
  const common = { root, configFile: false, logLevel: "error" } as const;
  await build({
    ...common,
    publicDir: "../../public",
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      target: "es2023",
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: pages },
    },
  });
  const served = await preview({ ...common, build: { outDir }, preview: { port: 0, host: "127.0.0.1" } });
  const address = served.resolvedUrls?.local[0];
  if (address === undefined) throw new Error("The gallery could not be served.");
  return {
    address,
    async close() {
      await served.close();
      await rm(outDir, { recursive: true });
    },
  };
}
