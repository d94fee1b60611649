import { eachAtOnce } from "./each-at-once.ts";
import { fitRelease, listClientFiles } from "./fitness.ts";
import {
  appFolder,
  appManifestPath,
  billPath,
  manifestPath,
  type ReleaseManifest,
  readAppManifest,
  sourcesPath,
} from "./manifest.ts";
import { movePointer } from "./move-pointer.ts";
import { type Pointer, withLive } from "./pointer.ts";
import { writeOnce, writeRelease } from "./put-release.ts";
import type { Store } from "./store.ts";
import type { ReleaseFiles } from "./write-release.ts";

/** The release to publish, and its clients. */
export interface Publishing {
  readonly hash: string;
  /** All clients of the release when absent. @throws when the release lacks one */
  readonly clients?: readonly string[] | undefined;
}

/** Writes a release that was just made into a store, and makes it live there. */
export async function publishFiles(release: ReleaseFiles, store: Store): Promise<Pointer> {
  await writeRelease(release, store);
  return goLive(store, { hash: release.hash });
}

/**
 * Copies a release, and the build of the app that it was made for, from one store to another.
 * @throws UnfitRelease when it is not whole in the source
 */
export async function bringRelease(from: Store, to: Store, { hash, clients }: Publishing): Promise<void> {
  const manifest = await fitRelease(from, hash, (all) => selectClients(all, clients));
  const files = selectClients(manifest, clients).flatMap((id) => listClientFiles(hash, manifest.clients[id]));
  await bringApp(from, to, manifest.requires.app);
  await eachAtOnce(files, ([path]) => bringFile(from, to, path));
  await bringFile(from, to, sourcesPath(hash));
  await bringFile(from, to, manifestPath(hash));
}

/** Copies a build of the app; its manifest comes last, so that an incomplete build does not count. */
export async function bringApp(from: Store, to: Store, id: string): Promise<void> {
  const file = await from.read(appManifestPath(id));
  const manifest = file && readAppManifest(new TextDecoder().decode(file.bytes));
  if (manifest === undefined) throw new Error(`${from.name} has no build ${id} of the app`);
  await eachAtOnce([...Object.keys(manifest.files), `${appFolder(id)}/index.html`, billPath(id)], (path) =>
    bringFile(from, to, path),
  );
  await bringFile(from, to, appManifestPath(id));
}

/** Makes a release of the store live. @throws UnfitRelease; nothing changes then */
export async function goLive(store: Store, { hash, clients }: Publishing): Promise<Pointer> {
  const manifest = await fitRelease(store, hash, (all) => selectClients(all, clients));
  const now = new Date();
  return movePointer(store, (pointer) =>
    selectClients(manifest, clients).reduce(
      (moved, id) => withLive(moved, id, { release: hash, hosts: manifest.clients[id]?.hosts ?? [] }, now),
      pointer,
    ),
  );
}

/** The selected clients. @throws when the release lacks one */
export function selectClients(manifest: ReleaseManifest, wanted: readonly string[] | undefined): readonly string[] {
  const all = Object.keys(manifest.clients);
  const missing = (wanted ?? []).filter((id) => !all.includes(id));
  if (missing.length > 0)
    throw new Error(`The release has no client ${missing.join(", ")}. It has: ${all.join(", ")}.`);
  return wanted ?? all;
}

async function bringFile(from: Store, to: Store, path: string): Promise<void> {
  const file = await from.read(path);
  if (file === undefined) throw new Error(`${path} is no longer in ${from.name}`);
  await writeOnce(to, path, file.bytes);
}
