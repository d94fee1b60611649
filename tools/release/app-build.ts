import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, sep } from "node:path";
import { FORMAT_VERSION } from "../../src/checker/checks/format-version.ts";
import { allComponents } from "../build/lazy-components.ts";
import { eachAtOnce } from "./each-at-once.ts";
import { fingerprint, shortFingerprint } from "./fingerprint.ts";
import { type AppManifest, appFolder, appManifestPath, billPath, manifestText, readAppManifest } from "./manifest.ts";
import { packedForms } from "./packed.ts";
import { putInPlace } from "./put-in-place.ts";
import { billOfMaterials } from "./sbom.ts";

/** A build of the app, which a release's pages are made of. */
export interface AppBuild extends AppManifest {
  /** Its page, without a client's data. */
  readonly html: string;
}

const PAGE = "index.html";

/** Files whose name changes with their content. */
const HASHED = "assets";

/**
 * Makes what Vite wrote into a folder a named build. The hash covers its page and, through it, all loaded files.
 * @throws when the folder has no build
 */
export function sealApp(folder: string): AppBuild {
  const html = readFileSync(join(folder, PAGE), "utf8");
  const files = Object.fromEntries(
    filesUnder(join(folder, HASHED)).map((path) => [
      `${HASHED}/${path}`,
      fingerprint(readFileSync(join(folder, HASHED, path))),
    ]),
  );
  const id = shortFingerprint(JSON.stringify([html, files]));
  const manifest: AppManifest = { format: 1, id, reads: FORMAT_VERSION, components: allComponents, files };
  putInPlace(join(folder, appFolder(id), PAGE), html);
  putInPlace(join(folder, billPath(id)), billOfMaterials());
  putInPlace(join(folder, appManifestPath(id)), manifestText(manifest));
  rmSync(join(folder, PAGE));
  return { ...manifest, html };
}

/** Writes the packed forms of a build's files beside them. */
export async function packApp({ files }: AppBuild, folder: string): Promise<void> {
  await eachAtOnce(Object.keys(files), async (path) => {
    const forms = await packedForms(path, readFileSync(join(folder, path)));
    for (const [packedPath, packed] of forms) putInPlace(join(folder, packedPath), packed);
  });
}

/** The build in a folder. @throws when the folder has no build, or several */
export function readApp(folder: string): AppBuild {
  const apps = join(folder, "apps");
  const [id, another] = existsSync(apps) ? readdirSync(apps) : [];
  if (id === undefined) throw new Error(`There is no build of the app in ${folder}. Run \`npm run build\` first.`);
  if (another !== undefined)
    throw new Error(`There are several builds of the app in ${folder}; name a folder with one.`);
  const manifest = readAppManifest(readFileSync(join(folder, appManifestPath(id)), "utf8"));
  if (manifest === undefined) throw new Error(`${appManifestPath(id)} in ${folder} cannot be read.`);
  return { ...manifest, html: readFileSync(join(folder, appFolder(id), PAGE), "utf8") };
}

/** The files under a folder by their path in it, in the order of their names. */
export function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.split(sep).join("/"))
    .sort();
}
