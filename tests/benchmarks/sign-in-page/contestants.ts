import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { buildPortal } from "../../../tools/build/build-portal.ts";
import type { SiteFiles } from "./serve-pages.ts";

/** The client whose first screen asks for email and password. */
const CLIENT = "tech-care";

/** An implementation of the sign-in page. */
export interface Contestant {
  readonly name: string;
  readonly files: SiteFiles;
}

const newFolder = () => mkdtempSync(join(tmpdir(), "sign-in-page-"));

/** All of a folder, by path. */
function readFolder(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(folder.length), readFileSync(path)]));
}

async function peer(name: string): Promise<Contestant> {
  const outDir = newFolder();
  const root = resolve("tests/benchmarks/sign-in-page/peers");
  const input = join(root, `${name}.html`);
  await build({
    ...{ root, configFile: false, logLevel: "error", plugins: [react()] },
    publicDir: resolve("public"),
    build: { outDir, emptyOutDir: true, target: "es2023", rollupOptions: { input } },
  });
  const files = readFolder(outDir);
  const page = files.get(`/${name}.html`);
  if (page === undefined) throw new Error(`${name} has no page`);
  return { name, files: new Map([...files, ["/", page]]) };
}

/** Ours as it is released, and its first screen alone, without any script or document. */
async function ours(): Promise<Contestant[]> {
  const dist = newFolder();
  const { sites, release } = await buildPortal({ dist, logLevel: "error" });
  const host = sites.find(({ client }) => client.id === CLIENT)?.client.hosts[0];
  const page = release.files.get(`releases/${release.hash}/hosts/${host}/index.html`)?.toString();
  if (page === undefined) throw new Error(`${CLIENT} has no page`);
  const still = page.replaceAll(/<!--[\s\S]*?-->|<script[\s\S]*?<\/script>|<link rel="stylesheet"[^>]*>/g, "");
  return [
    { name: "ours", files: new Map([...readFolder(dist), ["/", Buffer.from(page)]]) },
    { name: "static HTML", files: new Map([...readFolder(dist), ["/", Buffer.from(still)]]) },
  ];
}

/** Everyone who makes the page, ours first. */
export async function contestants(): Promise<Contestant[]> {
  return [...(await ours()), await peer("hand-written"), await peer("stock-rjsf")];
}
