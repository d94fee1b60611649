import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { UnfitDocuments } from "../../tools/build/load-clients.ts";
import { filesUnder } from "../../tools/release/app-build.ts";
import { UnfitRelease } from "../../tools/release/fitness.ts";
import { bringRelease, goLive } from "../../tools/release/publish.ts";
import { releaseProgrammes } from "../../tools/release/release-programmes.ts";
import { publishProgrammes, rollBackProgrammes } from "../../tools/release/single-programmes.ts";
import type { Store } from "../../tools/release/store.ts";
import { clientIn } from "../../tools/release/take-programmes.ts";
import { documentSet } from "../documents/support/document-set.ts";
import { CLIENT, entryNow, greens, greenTwo, hotter, liveIn, parts, publisher } from "./support/tea-programmes.ts";
import { teaReleases, teaSources } from "./support/tea-releases.ts";

const { facts } = documentSet("tea");

const published = publisher();

describe("one programme alone", () => {
  test("goes live, and every other live file stays at its address", async () => {
    const { folder, store, first, green } = await published();
    await publishProgrammes(store, { hash: green, ...greens });
    const { release, versions } = await liveIn(store);
    expect(versions).toEqual(["2.0.0", "1.0.0"]);
    const [before, now] = [await clientIn(store, first, CLIENT), await clientIn(store, release, CLIENT)];
    const own = (path: string) =>
      path.startsWith(`release/${before.documents}/`) || path.startsWith("release/programmes/green-leaf/");
    for (const [path, sum] of Object.entries(before.files)) if (!own(path)) expect(now.files[path]).toBe(sum);
    const readPage = (hash: string) =>
      readFileSync(join(folder, `releases/${hash}/hosts/tea.localhost/index.html`), "utf8");
    expect(readPage(release)).toBe(readPage(first).replaceAll(before.documents, now.documents));
    expect((await entryNow(store, "coffee-house")).live?.release).toBe(first);
  });

  test("is the same documents as a release of everything in which nothing else changed", async () => {
    const { store, green } = await published();
    await publishProgrammes(store, { hash: green, ...greens });
    const [one, other] = [
      await clientIn(store, (await liveIn(store)).release, CLIENT),
      await clientIn(store, green, CLIENT),
    ];
    expect(one).toEqual(other);
  });

  test("does not revert another that went live alone before, also when both publish at once", async () => {
    const { store, green, black } = await published();
    await Promise.all([
      publishProgrammes(store, { hash: green, ...greens }),
      publishProgrammes(store, { hash: black, ...parts("black-leaf") }),
    ]);
    expect((await liveIn(store)).versions).toEqual(["2.0.0", "2.0.0"]);
    expect((await entryNow(store)).before).toHaveLength(2);
  });

  test("that is already live changes no release", async () => {
    const { store, first, green } = await published();
    await publishProgrammes(store, { hash: green, ...parts("black-leaf") });
    expect((await entryNow(store)).live?.release).toBe(first);
  });
});

describe("a programme is refused, and what is live stays live,", () => {
  async function expectRefused(store: Store, act: Promise<unknown>, reason: RegExp) {
    const before = (await store.read("live.json"))?.version;
    await expect(act).rejects.toThrow(reason);
    expect((await store.read("live.json"))?.version).toBe(before);
  }

  test("if it was checked with other journeys than the live ones", async () => {
    const { store, green, hot } = await published();
    await goLive(store, { hash: hot });
    const act = publishProgrammes(store, { hash: green, ...greens });
    await expect(act).rejects.toBeInstanceOf(UnfitRelease);
    await expectRefused(store, act, /green-leaf was checked with other journeys and texts of tea-house/);
  });

  test("if one of its files, or of the release below it, was changed after writing", async () => {
    for (const part of [/^release\/programmes\/green-leaf\/(?!.*zh)/, /tea-house\/journeys\/brewing\.json$/]) {
      const { folder, store, green } = await published();
      const { files } = await clientIn(store, green, CLIENT);
      for (const path of filesUnder(folder)) if (path in files && part.test(path)) await store.write(path, "{}");
      await expectRefused(
        store,
        publishProgrammes(store, { hash: green, ...greens }),
        /was changed after it was written/,
      );
    }
  });

  test("if another is sold under its name", async () => {
    const { store, first } = await published();
    const tree = teaSources();
    const path = "programmes/green-leaf.programme.json";
    const named = new Map([...tree, [path, (tree.get(path) ?? "").replace('"Green"', '"Black"')]]);
    const checkTea = (files: ReadonlyMap<string, string | Uint8Array>) => checkDocuments(files, facts).context;
    await expectRefused(
      store,
      releaseProgrammes(store, named, { client: CLIENT, programmes: ["green-leaf"] }, checkTea),
      /under one name/,
    );
    expect((await liveIn(store)).release).toBe(first);
  });
});

describe("a release of one programme", () => {
  const checkTea = (files: ReadonlyMap<string, string | Uint8Array>) => {
    const { findings, context: documents } = checkDocuments(files, facts);
    if (findings.length > 0) throw new UnfitDocuments(findings.map(({ check }) => check).join());
    return documents;
  };

  test("is built on the live release, whatever else has changed in the documents since", async () => {
    const { store, first } = await published();
    const tree = teaSources({ ...hotter, ...greenTwo });
    const { hash } = await releaseProgrammes(store, tree, { client: CLIENT, programmes: ["green-leaf"] }, checkTea);
    await publishProgrammes(store, { hash, ...greens });
    const { versions, base } = await liveIn(store);
    expect([versions, base]).toEqual([["2.0.0", "1.0.0"], (await clientIn(store, first, CLIENT)).base]);
  });

  test("that would fail with the live release is refused", async () => {
    const { store } = await published();
    const path = "programmes/green-leaf.programme.json";
    const tree = new Map([...teaSources(), [path, (teaSources().get(path) ?? "").replace("base-leaf", "no-leaf")]]);
    const act = releaseProgrammes(store, tree, { client: CLIENT, programmes: ["green-leaf"] }, checkTea);
    await expect(act).rejects.toBeInstanceOf(UnfitDocuments);
  });

  test("can add a programme that the client did not sell, and update one that it no longer sells", async () => {
    const { store } = await published();
    const client = "programmes/clients/tea-house.client.json";
    const red = (teaSources().get("programmes/green-leaf.programme.json") ?? "").replaceAll("green-leaf", "red-leaf");
    const tree = new Map([
      ...teaSources(),
      ["programmes/red-leaf.programme.json", red.replace('"Green"', '"Red"')],
      [client, (teaSources().get(client) ?? "").replace('"green-leaf", "black-leaf"', '"red-leaf", "black-leaf"')],
    ]);
    const programmes = ["red-leaf", "green-leaf"];
    const { hash, manifest } = await releaseProgrammes(store, tree, { client: CLIENT, programmes }, checkTea);
    expect(Object.keys(manifest.clients[CLIENT]?.programmes ?? {})).toEqual(["black-leaf", "red-leaf"]);
    await publishProgrammes(store, { hash, clients: [CLIENT], programmes });
    const { live } = await entryNow(store);
    expect(Object.keys((await clientIn(store, live?.release ?? "", CLIENT)).programmes)).toEqual([
      "black-leaf",
      "red-leaf",
    ]);
  });
});

describe("rolling one programme back", () => {
  test("restores its earlier version, and keeps what went live after it", async () => {
    const { store, green, black } = await published();
    await publishProgrammes(store, { hash: green, ...greens });
    await publishProgrammes(store, { hash: black, ...parts("black-leaf") });
    const { clients } = await rollBackProgrammes(store, greens);
    expect([clients, (await liveIn(store)).versions]).toEqual([[CLIENT], ["1.0.0", "2.0.0"]]);
    await expect(rollBackProgrammes(store, greens)).rejects.toThrow("No other version of green-leaf was live before");
  });

  test("writes no existing file except the pointer", async () => {
    const { folder, store, green } = await published();
    await publishProgrammes(store, { hash: green, ...greens });
    const before = new Map(filesUnder(folder).map((path) => [path, readFileSync(join(folder, path), "utf8")]));
    await rollBackProgrammes(store, greens);
    const changed = [...before].filter(([path, text]) => readFileSync(join(folder, path), "utf8") !== text);
    expect(changed.map(([path]) => path)).toEqual(["live.json"]);
  });

  test("is refused if it was made for other journeys", async () => {
    const { store, hot } = await published();
    const { from, releases } = await teaReleases([{ ...hotter, ...greenTwo }]);
    const hash = releases[0]?.hash ?? "";
    await bringRelease(from, store, { hash });
    await goLive(store, { hash });
    await expect(rollBackProgrammes(store, greens)).rejects.toBeInstanceOf(UnfitRelease);
    expect((await liveIn(store)).release).toBe(hash);
    await goLive(store, { hash: hot });
  });
});
