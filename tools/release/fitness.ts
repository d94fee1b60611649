import { eachAtOnce } from "./each-at-once.ts";
import { fingerprint, shortFingerprint } from "./fingerprint.ts";
import {
  type AppManifest,
  appManifestPath,
  type Checksums,
  manifestPath,
  type ReleasedClient,
  type ReleaseManifest,
  readAppManifest,
  readManifest,
  releaseFolder,
  sourcesPath,
} from "./manifest.ts";
import { isPacked, packings } from "./packed.ts";
import type { Store } from "./store.ts";

/** A release that must not go live; the message gives all reasons. */
export class UnfitRelease extends Error {
  readonly reasons: readonly string[];

  constructor(hash: string, reasons: readonly string[]) {
    super(`release ${hash} is not fit to go live:\n${reasons.map((reason) => `  ${reason}`).join("\n")}`);
    this.reasons = reasons;
  }
}

const textOfFile = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** A release's manifest in a store. @throws UnfitRelease when it is absent, or does not match its name */
export async function manifestIn(store: Store, hash: string): Promise<ReleaseManifest> {
  const file = await store.read(manifestPath(hash));
  if (file === undefined) throw new UnfitRelease(hash, [`there is no ${manifestPath(hash)} in ${store.name}`]);
  if (shortFingerprint(file.bytes) !== hash)
    throw new UnfitRelease(hash, [`${manifestPath(hash)} does not match the hash in its name`]);
  const manifest = readManifest(textOfFile(file.bytes));
  if (manifest === undefined) throw new UnfitRelease(hash, [`${manifestPath(hash)} is of a format unknown here`]);
  return manifest;
}

/**
 * A release's manifest, after checking that every file that it and its app need is unchanged, and that the app can show
 * it.
 * @param clients whose files are checked
 * @throws UnfitRelease
 */
export async function fitRelease(
  store: Store,
  hash: string,
  clients: (manifest: ReleaseManifest) => readonly string[] = ({ clients: all }) => Object.keys(all),
): Promise<ReleaseManifest> {
  const manifest = await manifestIn(store, hash);
  const app = await requireAppManifest(store, hash, manifest);
  const files = clients(manifest).flatMap((id) => listClientFiles(hash, manifest.clients[id]));
  const sources = { [sourcesPath(hash)]: manifest.sources };
  const broken = await brokenFiles(store, { ...app.files, ...Object.fromEntries(files), ...sources });
  const reasons = [...unmet(manifest, app), ...broken];
  if (reasons.length > 0) throw new UnfitRelease(hash, reasons);
  return manifest;
}

/** All files of a client in a release, by path in the store. */
export function listClientFiles(hash: string, client: ReleasedClient | undefined): (readonly [string, string])[] {
  if (client === undefined) return [];
  const pages = Object.entries(client.pages).map(([path, sum]) => [`${releaseFolder(hash)}/${path}`, sum] as const);
  return [...Object.entries(client.files), ...pages];
}

async function requireAppManifest(store: Store, hash: string, { requires }: ReleaseManifest): Promise<AppManifest> {
  const file = await store.read(appManifestPath(requires.app));
  const app = file && readAppManifest(textOfFile(file.bytes));
  if (app !== undefined) return app;
  throw new UnfitRelease(hash, [`the app that it was made for, build ${requires.app}, is not in ${store.name}`]);
}

/** The features that the release needs and the app lacks. */
function unmet({ requires }: ReleaseManifest, app: AppManifest): string[] {
  const components = requires.components.filter((name) => !app.components.includes(name));
  return [
    ...(app.id === requires.app ? [] : [`it was made for build ${requires.app} of the app, not for ${app.id}`]),
    ...(requires.format > app.reads ? [`its format is ${requires.format}; the app reads up to ${app.reads}`] : []),
    ...components.map((name) => `the app has no component "${name}"`),
  ];
}

async function brokenFiles(store: Store, files: Checksums): Promise<string[]> {
  const problems = await eachAtOnce(Object.entries(files), async ([path, sum]) => {
    const file = await store.read(path);
    if (file === undefined) return [`${path} is missing`];
    if (fingerprint(file.bytes) !== sum) return [`${path} was changed after it was written`];
    return isPacked(path) ? brokenForms(store, path, sum) : [];
  });
  return problems.flat();
}

/** The packed forms of a file that hold something else; a release of before them has none. */
async function brokenForms(store: Store, path: string, sum: string): Promise<string[]> {
  const checked = packings.map(async ({ ending, unpack }) => {
    const packed = await store.read(`${path}${ending}`);
    const isRight =
      packed === undefined ||
      (await unpack(packed.bytes).then(
        (bytes) => fingerprint(bytes) === sum,
        () => false,
      ));
    return isRight ? [] : [`${path}${ending} was changed after it was written`];
  });
  return (await Promise.all(checked)).flat();
}
