import { eachAtOnce } from "./each-at-once.ts";
import { fingerprint } from "./fingerprint.ts";
import { manifestPath } from "./manifest.ts";
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

/** Skips a file that already has the right content. */
export async function writeOnce(store: Store, path: string, bytes: string | Uint8Array): Promise<void> {
  const there = await store.read(path);
  if (there === undefined || fingerprint(there.bytes) !== fingerprint(bytes)) await store.write(path, bytes);
}
