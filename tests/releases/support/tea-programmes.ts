import { mkdtempSync, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { folderStore } from "../../../tools/release/folder-store.ts";
import { loadPointer } from "../../../tools/release/move-pointer.ts";
import { settledEntry } from "../../../tools/release/pointer.ts";
import { goLive } from "../../../tools/release/publish.ts";
import type { Store } from "../../../tools/release/store.ts";
import { clientIn } from "../../../tools/release/take-programmes.ts";
import { newFolder, type Tea, teaReleases, teaSources } from "./tea-releases.ts";

/** The client whose programmes change. */
export const CLIENT = "tea-house";
const withVersion = (id: string, version: string): Tea => {
  const path = `programmes/${id}.programme.json`;
  return { texts: { [path]: (teaSources().get(path) ?? "").replace('"1.0.0"', `"${version}"`) } };
};
/** The green tea in another version. */
export const greenTwo = withVersion("green-leaf", "2.0.0");
const blackTwo = withVersion("black-leaf", "2.0.0");
/** Something that all programmes share. */
export const hotter: Tea = { degrees: 96 };

/**
 * For a test file: makes, as often as it is called, a store in which the first of four releases is live; of the others
 * each differs from it in one thing.
 */
export function publisher() {
  let made: Promise<{ folder: string; hashes: readonly string[] }> | undefined;
  afterAll(async () => made && rmSync((await made).folder, { recursive: true, force: true }));
  return async () => {
    made ??= published(mkdtempSync(join(tmpdir(), "releases-")));
    const { folder: source, hashes } = await made;
    const folder = newFolder();
    await cp(source, folder, { recursive: true });
    const [first = "", green = "", black = "", hot = ""] = hashes;
    return { folder, store: folderStore(folder), first, green, black, hot };
  };
}

async function published(folder: string) {
  const { from, releases } = await teaReleases([{}, greenTwo, blackTwo, hotter], folder);
  const hashes = releases.map(({ hash }) => hash);
  await goLive(from, { hash: hashes[0] ?? "" });
  return { folder, hashes };
}

/** The pointer's content for a client. */
export const entryNow = async (store: Store, client = CLIENT, at = new Date()) =>
  settledEntry(await loadPointer(store), client, at);

/** The versions of the programmes that are live, and the hash of all that they share. */
export async function liveIn(store: Store, at = new Date()) {
  const { live } = await entryNow(store, CLIENT, at);
  const { programmes, base } = await clientIn(store, live?.release ?? "", CLIENT);
  const versions: string[] = [];
  for (const id of ["green-leaf", "black-leaf"]) {
    const file = await store.read(programmes[id]?.entry.slice(1) ?? "");
    versions.push(JSON.parse(new TextDecoder().decode(file?.bytes)).programme.version);
  }
  return { versions, base, release: live?.release ?? "" };
}

/** One programme of that client. */
export const parts = (programme: string) => ({ clients: [CLIENT], programmes: [programme] });
export const greens = parts("green-leaf");
