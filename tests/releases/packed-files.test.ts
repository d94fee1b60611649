import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { fitRelease, UnfitRelease } from "../../tools/release/fitness.ts";
import { folderStore } from "../../tools/release/folder-store.ts";
import { bringRelease } from "../../tools/release/publish.ts";
import { newFolder, teaReleases } from "./support/tea-releases.ts";

/** A store with one release, and the path of a document of it. */
async function published() {
  const folder = newFolder();
  const { from, releases } = await teaReleases([95]);
  const [release] = releases;
  if (release === undefined) expect.unreachable();
  await bringRelease(from, folderStore(folder), { hash: release.hash });
  const document = [...release.files.keys()].find((path) => /^release\/.*\.json$/.test(path)) ?? "";
  return { folder, hash: release.hash, document };
}

test("beside each text that browsers load lie its packed forms, and beside nothing else", async () => {
  const { folder, hash, document } = await published();
  for (const path of [document, "assets/main-1234.js", `releases/${hash}/hosts/tea.localhost/index.html`]) {
    const read = (ending: string) => readFileSync(join(folder, `${path}${ending}`));
    expect(brotliDecompressSync(read(".br"))).toEqual(read(""));
    expect(gunzipSync(read(".gz"))).toEqual(read(""));
  }
  const names = await folderStore(folder).names(`releases/${hash}`);
  expect(names.filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([]);
});

test("a release whose packed form holds something else does not go live", async () => {
  const { folder, hash, document } = await published();
  const store = folderStore(folder);
  await expect(fitRelease(store, hash)).resolves.toBeDefined();
  for (const wrong of [brotliCompressSync("{}"), Buffer.from("no Brotli")]) {
    writeFileSync(join(folder, `${document}.br`), wrong);
    await expect(fitRelease(store, hash)).rejects.toThrow(UnfitRelease);
    await expect(fitRelease(store, hash)).rejects.toThrow(`${document}.br was changed after it was written`);
  }
});
