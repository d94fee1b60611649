import { beforeEach, expect, test, vi } from "vitest";
import { UnfitRelease } from "../../tools/release/fitness.ts";
import { manifestPath } from "../../tools/release/manifest.ts";
import { loadPointer, movePointer } from "../../tools/release/move-pointer.ts";
import { openStore } from "../../tools/release/open-store.ts";
import { settledEntry } from "../../tools/release/pointer.ts";
import { bringRelease, goLive } from "../../tools/release/publish.ts";
import { releaseMeant } from "../../tools/release/releases-in.ts";
import { rollBack } from "../../tools/release/roll-back.ts";
import type { Store } from "../../tools/release/store.ts";
import { type BucketServer, bucketServer } from "./support/bucket-server.ts";
import { teaReleases } from "./support/tea-releases.ts";

let bucket: BucketServer;
let store: Store;

beforeEach(async () => {
  bucket = await bucketServer();
  vi.stubEnv("AWS_ENDPOINT_URL_S3", bucket.endpoint);
  vi.stubEnv("AWS_REGION", "ap-southeast-1");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "editor");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
  store = await openStore("s3://portal/brands");
  return () => vi.unstubAllEnvs();
});

const liveNow = async (client = "tea-house") =>
  settledEntry(await loadPointer(store), client, new Date()).live?.release;

test("a release goes live in a bucket, and can be rolled back", async () => {
  const { from, releases } = await teaReleases([95, 96]);
  for (const { hash } of releases) {
    await bringRelease(from, store, { hash });
    await goLive(store, { hash });
  }
  expect(await liveNow()).toBe(releases[1]?.hash);
  await rollBack(store, {});
  expect(await liveNow()).toBe(releases[0]?.hash);
  expect(await releaseMeant(store, releases[1]?.hash.slice(0, 6))).toBe(releases[1]?.hash);
});

test("files declare their type and cache time; the pointer is never cached", async () => {
  const { from, releases } = await teaReleases([95]);
  const hash = releases[0]?.hash ?? "";
  await bringRelease(from, store, { hash });
  await goLive(store, { hash });
  const servedHeaders = (path: string) => {
    const { "content-type": type, "cache-control": cacheControl } = bucket.headers.get(`portal/brands/${path}`) ?? {};
    return [type, cacheControl];
  };
  expect(servedHeaders("assets/main-1234.js")).toEqual([
    expect.stringContaining("javascript"),
    expect.stringContaining("immutable"),
  ]);
  expect(servedHeaders("live.json")).toEqual([expect.stringContaining("json"), "no-cache"]);
});

test("of two publishers who read the same pointer, the later one is refused and applies its change to the other's", async () => {
  const seen = await store.read("live.json");
  expect(await store.swap("live.json", '{"first":true}', seen)).toBe(true);
  expect(await store.swap("live.json", '{"second":true}', seen)).toBe(false);
  const first = await store.read("live.json");
  expect(await store.swap("live.json", '{"third":true}', first)).toBe(true);
  expect(await store.swap("live.json", '{"fourth":true}', first)).toBe(false);
  expect(String(bucket.files.get("portal/brands/live.json"))).toBe('{"third":true}');
});

test("many simultaneous publishers all succeed, and no release is lost", async () => {
  const publish = async () => movePointer(await openStore("s3://portal/brands"), (pointer) => pointer);
  await Promise.all(Array.from({ length: 12 }, publish));
  expect((await loadPointer(store)).rev).toBe(12);
});

test("an incomplete release is never live", async () => {
  const { from, releases } = await teaReleases([95, 96]);
  const [whole = "", half = ""] = releases.map(({ hash }) => hash);
  await bringRelease(from, store, { hash: whole });
  await goLive(store, { hash: whole });
  const { bytes = new Uint8Array() } = (await from.read(manifestPath(half))) ?? {};
  await store.write(manifestPath(half), bytes);
  await expect(goLive(store, { hash: half })).rejects.toThrow(UnfitRelease);
  expect(await liveNow()).toBe(whole);
});

test("a publisher without permission gets the server's message, and nothing changes", async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "stranger");
  const strangers = await openStore("s3://portal/brands");
  await expect(strangers.write("live.json", "{}")).rejects.toThrow("AccessDenied");
  expect(bucket.files.size).toBe(0);
});
