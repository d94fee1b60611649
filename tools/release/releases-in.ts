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
