import { eachAtOnce } from "./each-at-once.ts";
import { fingerprint } from "./fingerprint.ts";
import { manifestPath } from "./manifest.ts";
import { packedForms } from "./packed.ts";
import type { Store } from "./store.ts";
import type { ReleaseFiles } from "./write-release.ts";

/** Writes a release's files; the manifest comes last, so that an incomplete release does not count. */
export async function writeRelease({ hash, files }: ReleaseFiles, store: Store): Promise<void> {
  const last = manifestPath(hash);
  await eachAtOnce(
    [...files].filter(([path]) => path !== last),
    ([path, text]) => writeOnce(store, path, text),
  );
  await writeOnce(store, last, files.get(last) ?? "");
}

/** Writes a file after its packed forms. Skips one that already has the right content. */
export async function writeOnce(store: Store, path: string, bytes: string | Uint8Array): Promise<void> {
  const there = await store.read(path);
  if (there !== undefined && fingerprint(there.bytes) === fingerprint(bytes)) return;
  for (const [packedPath, packed] of await packedForms(path, bytes)) await store.write(packedPath, packed);
  await store.write(path, bytes);
}
