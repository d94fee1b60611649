import type { Store } from "./store.ts";

/** The names of the releases in a store. */
const releasesIn = async (store: Store): Promise<readonly string[]> =>
  [...(await store.names("releases"))].filter((name) => /^[0-9a-f]{16}$/.test(name)).sort();

/**
 * The named release: by its name or its first characters, or the only one in the store.
 * @throws when no release matches, or several
 */
export async function releaseMeant(store: Store, named: string | undefined): Promise<string> {
  const all = await releasesIn(store);
  const [found, another] = all.filter((hash) => hash.startsWith(named ?? ""));
  if (found !== undefined && another === undefined) return found;
  const known = all.length === 0 ? "The store has no release." : `There are: ${all.join(", ")}.`;
  throw new Error(`Which release of ${store.name}? ${known}`);
}

/**
 * The named release and its store: the folder that it was written to, or the store to publish to.
 * @throws when neither has it
 */
export async function placeOfRelease(folder: Store, store: Store, named: string | undefined) {
  const isThere = named !== undefined && (await releasesIn(store)).some((hash) => hash.startsWith(named));
  const isWritten = (await releasesIn(folder)).some((hash) => hash.startsWith(named ?? ""));
  const from = isThere && !isWritten ? store : folder;
  return { from, hash: await releaseMeant(from, named) };
}
