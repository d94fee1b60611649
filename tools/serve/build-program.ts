import { rmSync } from "node:fs";
import { basename, extname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";

/** Where the programs of this process are, until it ends. */
const FOLDER = resolve(".cache", "programs", String(process.pid));

/** Each module finds the files beside its source. */
const sourceAddresses: Plugin = {
  name: "source-addresses",
  transform(code, id) {
    if (!code.includes("import.meta.url")) return undefined;
    const address = JSON.stringify(pathToFileURL(id).href);
    return { code: code.replaceAll("import.meta.url", address), map: null };
  },
};

const built = new Map<string, Promise<string>>();

/**
 * Bundles a program for Node with its packages: it starts with a third of the processor time that its sources take.
 * Returns the path of the bundle, which is made once and removed when this process ends.
 */
export function buildProgram(program: URL): Promise<string> {
  const path = fileURLToPath(program);
  const building = built.get(path) ?? bundle(path);
  built.set(path, building);
  return building;
}

async function bundle(path: string): Promise<string> {
  const name = basename(path, extname(path));
  process.once("exit", () => rmSync(FOLDER, { recursive: true, force: true }));
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [sourceAddresses],
    // Packages that read their own files, or that need not be there.
    ssr: { noExternal: true, external: ["@electric-sql/pglite", "pg-native"] },
    build: {
      ...{ ssr: path, outDir: join(FOLDER, name), copyPublicDir: false, sourcemap: false },
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  });
  return join(FOLDER, name, `${name}.mjs`);
}
