import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { filesUnder } from "../../tools/release/app-build.ts";
import { shortFingerprint } from "../../tools/release/fingerprint.ts";
import { UnfitRelease } from "../../tools/release/fitness.ts";
import { folderStore } from "../../tools/release/folder-store.ts";
import { billPath, manifestPath, manifestText } from "../../tools/release/manifest.ts";
import { loadPointer } from "../../tools/release/move-pointer.ts";
import { settledEntry } from "../../tools/release/pointer.ts";
import { bringRelease, goLive } from "../../tools/release/publish.ts";
import { planRelease, rollBack } from "../../tools/release/roll-back.ts";
import type { Store } from "../../tools/release/store.ts";
import { releaseFiles } from "../../tools/release/write-release.ts";
import { newFolder, smallApp, teaReleases, teaSites, teaSources } from "./support/tea-releases.ts";

const readFolder = (folder: string) =>
  Object.fromEntries(filesUnder(folder).map((path) => [path, readFileSync(join(folder, path), "utf8")]));

const liveIn = async (store: Store, client = "tea-house") =>
  settledEntry(await loadPointer(store), client, new Date()).live?.release;

/** A store with both releases; the second is live. */
async function publishedTwice() {
  const { from, hashes, published } = await once();
  const folder = newFolder();
  cpSync(published, folder, { recursive: true });
  const [first = "", second = ""] = hashes;
  return { from, folder, store: folderStore(folder), first, second };
}

let made: Promise<{ from: Store; hashes: readonly string[]; published: string }> | undefined;
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Made once, for every test has a copy. */
function once() {
  made ??= (async () => {
    const [source = "", published = ""] = [0, 1].map(() => mkdtempSync(join(tmpdir(), "releases-")));
    folders.push(source, published);
    const { from, releases } = await teaReleases([95, 96], source);
    const hashes = releases.map(({ hash }) => hash);
    for (const hash of hashes) {
      await bringRelease(from, folderStore(published), { hash });
      await goLive(folderStore(published), { hash });
    }
    return { from, hashes, published };
  })();
  return made;
}

describe("a release", () => {
  test("is the same, byte for byte, for the same documents and app", async () => {
    const one = releaseFiles(await teaSites(), smallApp(newFolder()), teaSources());
    const other = releaseFiles((await teaSites()).reverse(), smallApp(newFolder()), teaSources());
    expect(other.hash).toBe(one.hash);
    expect(Object.fromEntries(other.files)).toEqual(Object.fromEntries(one.files));
  });

  test("has another name when a document or the app changes; runs are pinned to the documents only", async () => {
    const app = smallApp(newFolder());
    const one = releaseFiles(await teaSites(), app, teaSources());
    const hotter = releaseFiles(await teaSites({ degrees: 99 }), app, teaSources({ degrees: 99 }));
    const otherApp = releaseFiles(await teaSites(), smallApp(newFolder(), "start(2)"), teaSources());
    expect(new Set([one, hotter, otherApp].map(({ hash }) => hash)).size).toBe(3);
    const documents = [one, hotter, otherApp].map(({ manifest }) => manifest.clients["tea-house"]?.documents);
    expect(documents[1]).not.toBe(documents[0]);
    expect(documents[2]).toBe(documents[0]);
  });

  test("has small files for each journey and language, and lists what it needs", async () => {
    const { manifest } = releaseFiles(await teaSites(), smallApp(newFolder()), teaSources());
    const { documents, base, files, pages, hosts } = manifest.clients["tea-house"] ?? {};
    const names = Object.keys(files ?? {}).map((path) =>
      path.replace(`release/${documents}/tea-house/`, "").replace(`release/${base}/tea-house/`, ""),
    );
    expect(names).toEqual(
      expect.arrayContaining([
        "client.json",
        "offers/wire-name/_47reen.json",
        "journeys/brewing.json",
        "texts/en-US/porch.json",
        "texts/zh-Hant-TW/porch.json",
        expect.stringMatching(/^release\/programmes\/green-leaf\/[0-9a-f]{16}\.json$/),
      ]),
    );
    expect(Object.keys(pages ?? {})).toEqual(
      (hosts ?? []).flatMap((host) => [`hosts/${host}/headers.json`, `hosts/${host}/index.html`]),
    );
    expect(manifest.requires).toMatchObject({ format: 2, components: expect.arrayContaining(["heading", "button"]) });
  });
});

describe("publishing", () => {
  test("stores the release and its app, and makes it live for every client", async () => {
    const { from, releases } = await teaReleases([95]);
    const folder = newFolder();
    const store = folderStore(folder);
    const { hash, files, manifest } = releases[0] ?? expect.unreachable();
    await bringRelease(from, store, { hash });
    await goLive(store, { hash });
    const there = readFolder(folder);
    for (const [path, text] of files) expect(there[path]).toBe(text);
    expect(there["assets/main-1234.js"]).toBe("start()");
    const bill = JSON.parse(there[billPath(manifest.requires.app)] ?? "");
    const react = expect.objectContaining({ name: "react", purl: expect.stringMatching(/^pkg:npm\/react@\d/) });
    expect(bill).toMatchObject({ bomFormat: "CycloneDX", components: expect.arrayContaining([react]) });
    expect([await liveIn(store), await liveIn(store, "coffee-house")]).toEqual([hash, hash]);
  });

  test("brings no app without its list of packages", async () => {
    const source = newFolder();
    const { releases } = await teaReleases([95], source);
    const { hash, manifest } = releases[0] ?? expect.unreachable();
    rmSync(join(source, billPath(manifest.requires.app)));
    const store = folderStore(newFolder());
    await expect(bringRelease(folderStore(source), store, { hash })).rejects.toThrow(/sbom\.cdx\.json is no longer in/);
    await expect(goLive(store, { hash })).rejects.toThrow(UnfitRelease);
  });

  test("for one client leaves the others unchanged", async () => {
    const { store, first, second } = await publishedTwice();
    await goLive(store, { hash: first, clients: ["coffee-house"] });
    expect([await liveIn(store), await liveIn(store, "coffee-house")]).toEqual([second, first]);
    await expect(goLive(store, { hash: first, clients: ["milk-house"] })).rejects.toThrow("has no client milk-house");
  });

  test("writes only the pointer for a release that is already stored", async () => {
    const { from, folder, store, first } = await publishedTwice();
    const before = readFolder(folder);
    await bringRelease(from, store, { hash: first });
    expect(readFolder(folder)).toEqual(before);
  });
});

describe("a release is refused, and what is live stays live,", () => {
  const spoilt: Readonly<Record<string, readonly [(folder: string, hash: string) => void, RegExp]>> = {
    "when its manifest has not come yet": [
      (folder, hash) => rmSync(join(folder, manifestPath(hash))),
      /there is no releases/,
    ],
    "when its manifest is cut": [
      (folder, hash) => writeFileSync(join(folder, manifestPath(hash)), '{"format":1'),
      /does not match the hash in its name/,
    ],
    "when a document is missing": [
      (folder, hash) => rmSync(join(folder, journeyIn(folder, hash))),
      /brewing\.json is missing/,
    ],
    "when a document was changed after it was written": [
      (folder, hash) => appendFileSync(join(folder, journeyIn(folder, hash)), " "),
      /brewing\.json was changed after it was written/,
    ],
    "when a host's page is missing": [
      (folder, hash) => rmSync(join(folder, `releases/${hash}/hosts/coffee.example/index.html`)),
      /coffee\.example\/index\.html is missing/,
    ],
    "when a file of its app is missing": [
      (folder) => rmSync(join(folder, "assets/main-1234.js")),
      /main-1234\.js is missing/,
    ],
    "when its app is not there": [
      (folder) => rmSync(join(folder, "apps"), { recursive: true }),
      /the app that it was made for/,
    ],
  };
  for (const [title, [spoil, reason]] of Object.entries(spoilt)) {
    test(title, async () => {
      const { folder, store, first, second } = await publishedTwice();
      spoil(folder, first);
      const pointer = readFileSync(join(folder, "live.json"), "utf8");
      await expect(goLive(store, { hash: first })).rejects.toThrow(reason);
      await expect(rollBack(store, {})).rejects.toThrow(UnfitRelease);
      expect(readFileSync(join(folder, "live.json"), "utf8")).toBe(pointer);
      expect(await liveIn(store)).toBe(second);
    });
  }

  test("if the app cannot show it", async () => {
    const { folder, store, first } = await publishedTwice();
    const manifest = JSON.parse(readFileSync(join(folder, manifestPath(first)), "utf8"));
    manifest.requires = { ...manifest.requires, format: 3, components: [...manifest.requires.components, "hologram"] };
    const text = manifestText(manifest);
    await store.write(manifestPath(shortFingerprint(text)), text);
    const unfit = goLive(store, { hash: shortFingerprint(text) });
    await expect(unfit).rejects.toThrow("its format is 3; the app reads up to 2");
    await expect(unfit).rejects.toThrow('the app has no component "hologram"');
  });
});

/** Documents of a release lie under names of their own; the manifest says which. */
const journeyIn = (folder: string, hash: string) => {
  const manifest = readFileSync(join(folder, manifestPath(hash)), "utf8");
  const path = filesUnder(folder).find(
    (one) => one.endsWith("tea-house/journeys/brewing.json") && manifest.includes(`"${one}"`),
  );
  return path ?? expect.unreachable();
};

describe("rolling back", () => {
  test("writes only the pointer", async () => {
    const { folder, store, first } = await publishedTwice();
    const written: string[] = [];
    const watched: Store = {
      ...store,
      write: (path) => expect.unreachable(`wrote ${path}`),
      swap: (path, bytes, over) => {
        written.push(path);
        return store.swap(path, bytes, over);
      },
    };
    const before = readFolder(folder);
    await rollBack(watched, {});
    expect(written).toEqual(["live.json"]);
    const after = readFolder(folder);
    const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(changed).toEqual(["live.json", "live/000000003.json"]);
    expect([await liveIn(store), await liveIn(store, "coffee-house")]).toEqual([first, first]);
    await expect(rollBack(store, {})).rejects.toThrow("Nothing was live before");
  });

  test("of one client leaves the others unchanged", async () => {
    const { store, first, second } = await publishedTwice();
    await rollBack(store, { client: ["coffee-house"] });
    expect([await liveIn(store), await liveIn(store, "coffee-house")]).toEqual([second, first]);
  });

  test("of a programme applies to the clients that sell it", async () => {
    const { store, first } = await publishedTwice();
    await rollBack(store, { programme: ["green-leaf"] });
    expect([await liveIn(store), await liveIn(store, "coffee-house")]).toEqual([first, first]);
    await expect(rollBack(store, { programme: ["no-leaf"] })).rejects.toThrow('There is no programme "no-leaf"');
  });
});

describe("scheduling", () => {
  test("makes a whole release live at a future instant", async () => {
    const { store, first, second } = await publishedTwice();
    const at = new Date(Date.now() + 3_600_000);
    const { pointer } = await planRelease(store, { hash: first, at });
    expect(settledEntry(pointer, "tea-house", new Date()).live?.release).toBe(second);
    expect(settledEntry(pointer, "tea-house", at).live?.release).toBe(first);
    await expect(planRelease(store, { hash: first, at: new Date(0) })).rejects.toThrow("is in the past");
  });
});
