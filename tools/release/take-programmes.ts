import { composedRelease, filesOfProgramme } from "./compose.ts";
import { fitRelease, manifestIn, UnfitRelease } from "./fitness.ts";
import type { ReleasedClient } from "./manifest.ts";
import { writeRelease } from "./put-release.ts";
import { type Part, readSources, withPart } from "./sources.ts";
import type { Store } from "./store.ts";

/** Some programmes of a client in one release, which replace those of another. */
export interface Taken extends Part {
  /** The release that provides the rest. */
  readonly over: string;
  /** The release that provides the programmes; it is in the same store. */
  readonly from: string;
}

/**
 * Writes the release that is one except for some programmes of another, and returns its name: the first one's own when
 * both have the same programmes. The shared parts must be equal in both, because only then was the whole checked.
 * @throws UnfitRelease when it would not be whole, or was never checked
 */
export async function takeProgrammes(store: Store, { over, from, client, programmes }: Taken): Promise<string> {
  const [own, other] = [await clientIn(store, over, client), await clientIn(store, from, client)];
  if (isSame(own, other, programmes)) return over;
  if (own.base !== other.base) throw new UnfitRelease(from, [unlike(programmes, client, over)]);
  const entries = Object.fromEntries(programmes.map((id) => [id, other.programmes[id]]));
  const paths = Object.values(entries).flatMap((entry) => (entry === undefined ? [] : filesOfProgramme(entry)));
  const release = await composedRelease(store, {
    ...{ client, over, programmes: entries },
    checksums: Object.fromEntries(paths.map((path) => [path, other.files[path] ?? ""])),
    sources: withPart(await readSources(store, over), await readSources(store, from), { client, programmes }),
  });
  await writeRelease(release, store);
  await fitRelease(store, release.hash);
  return release.hash;
}

/** Whether two releases have the same version of some programmes of a client. */
export const isSame = (one: ReleasedClient, other: ReleasedClient, programmes: readonly string[]): boolean =>
  programmes.every((id) => JSON.stringify(one.programmes[id]) === JSON.stringify(other.programmes[id]));

/** A client in a release of a store. @throws UnfitRelease when the release lacks it */
export async function clientIn(store: Store, hash: string, client: string): Promise<ReleasedClient> {
  const found = (await manifestIn(store, hash)).clients[client];
  if (found === undefined) throw new UnfitRelease(hash, [`it has no client ${client}`]);
  return found;
}

const unlike = (programmes: readonly string[], client: string, over: string): string =>
  `${programmes.join(", ")} was checked with other journeys and texts of ${client} than those of ${over}: ` +
  `make a release of it over that one (\`portal release --programme ${programmes.join(",")}\`), or publish all`;
