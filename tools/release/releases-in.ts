import type { Store } from "./store.ts";

/** The names of the releases in a store. */
const releasesIn = async (store: Store): Promise<readonly string[]> =>
  [...(await store.names("releases"))].filter((name) => /^[0-9a-f]{16}$/.test(name)).sort();

/**
 * The release that a person means: by its name or the beginning of it, or the only one there is.
 * @throws where it is none, or more than one
 */
export async function releaseMeant(store: Store, named: string | undefined): Promise<string> {
  const all = await releasesIn(store);
  const [found, another] = all.filter((hash) => hash.startsWith(named ?? ""));
  if (found !== undefined && another === undefined) return found;
  const known = all.length === 0 ? "There is none." : `There are: ${all.join(", ")}.`;
  throw new Error(`Which release of ${store.name}? ${known}`);
}

/**
 * The release that a person means, and where it is: in the folder that it was written to, or in the store already.
 * @throws where it is in neither
 */
export async function placeOfRelease(folder: Store, store: Store, named: string | undefined) {
  const isThere = named !== undefined && (await releasesIn(store)).some((hash) => hash.startsWith(named));
  const isWritten = (await releasesIn(folder)).some((hash) => hash.startsWith(named ?? ""));
  const from = isThere && !isWritten ? store : folder;
  return { from, hash: await releaseMeant(from, named) };
}
