import type { CheckContext } from "../../src/checker/check-context.ts";
import type { Files } from "../../src/checker/read/read-documents.ts";
import { releaseFor } from "../../src/checker/release/release-for.ts";
import { buildCatalogue } from "../build/catalogue.ts";
import { fitFiles } from "../build/load-clients.ts";
import { composedRelease } from "./compose.ts";
import { eachAtOnce } from "./each-at-once.ts";
import { fingerprint } from "./fingerprint.ts";
import { loadPointer } from "./move-pointer.ts";
import { settledEntry } from "./pointer.ts";
import { writeOnce, writeRelease } from "./put-release.ts";
import { type Part, readSources, toSources, withPart } from "./sources.ts";
import type { Store } from "./store.ts";
import type { ReleaseFiles } from "./write-release.ts";

/**
 * Writes into a store a release that is the client's live one except for some programmes, which come from documents.
 * Checks the documents of the live release together with those of these programmes as a whole.
 * @param checked checks documents
 * @throws UnfitDocuments, UnfitRelease; @throws when nothing is live
 */
export async function releaseProgrammes(
  store: Store,
  tree: Files,
  part: Part,
  checkFiles: (files: Files) => CheckContext = fitFiles,
): Promise<ReleaseFiles> {
  const { live } = settledEntry(await loadPointer(store), part.client, new Date());
  if (live === null) throw new Error(`Nothing is live for ${part.client} in ${store.name}.`);
  const sources = withPart(await readSources(store, live.release), toSources(tree), part);
  const { programmes } = await releaseFor(checkFiles(sources), part.client);
  const isMeant = ([id]: readonly [string, unknown]) => part.programmes.includes(id);
  const made = buildCatalogue({ programmes: Object.fromEntries(Object.entries(programmes).filter(isMeant)) });
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
