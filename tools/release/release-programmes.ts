import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import type { Files } from "../../src/documents/read/read-documents.ts";
import { releaseFor } from "../../src/documents/release/release-for.ts";
import { catalogueOf } from "../build/catalogue.ts";
import { fitFiles } from "../build/load-clients.ts";
import { composedRelease } from "./compose.ts";
import { eachAtOnce } from "./each-at-once.ts";
import { fingerprint } from "./fingerprint.ts";
import { pointerOf } from "./move-pointer.ts";
import { entryOf } from "./pointer.ts";
import { writeOnce, writeRelease } from "./put-release.ts";
import { type Part, readSources, sourcesOf, withPart } from "./sources.ts";
import type { Store } from "./store.ts";
import type { ReleaseFiles } from "./write-release.ts";

/**
 * Writes into a store a release that is what is live there for a client, but for some programmes, which are as documents
 * have them. What it is made of, the documents of what is live and these programmes', is checked as a whole.
 * @param checked checks documents
 * @throws UnfitDocuments, UnfitRelease; @throws where nothing is live
 */
export async function releaseProgrammes(
  store: Store,
  tree: Files,
  part: Part,
  checked: (files: Files) => CheckedDocuments = fitFiles,
): Promise<ReleaseFiles> {
  const { live } = entryOf(await pointerOf(store), part.client, new Date());
  if (live === null) throw new Error(`Nothing is live for ${part.client} in ${store.name}.`);
  const sources = withPart(await readSources(store, live.release), sourcesOf(tree), part);
  const { programmes } = await releaseFor(checked(sources), part.client);
  const isMeant = ([id]: readonly [string, unknown]) => part.programmes.includes(id);
  const made = catalogueOf({ programmes: Object.fromEntries(Object.entries(programmes).filter(isMeant)) });
  const files = [...made.files].map(([address, text]) => [address.slice(1), text] as const);
  await eachAtOnce(files, ([path, text]) => writeOnce(store, path, text));
  const release = await composedRelease(store, {
    ...{ client: part.client, over: live.release, sources },
    programmes: Object.fromEntries(part.programmes.map((id) => [id, made.catalogue[id]])),
    checksums: Object.fromEntries(files.map(([path, text]) => [path, fingerprint(text)])),
  });
  await writeRelease(release, store);
  return release;
}
