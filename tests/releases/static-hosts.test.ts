import { readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { folderStore } from "../../tools/release/folder-store.ts";
import { releaseFolder } from "../../tools/release/manifest.ts";
import { bringRelease, goLive } from "../../tools/release/publish.ts";
import { rollBack } from "../../tools/release/roll-back.ts";
import { ask, hasNginx, nginxHost, ownHost, type StaticHost } from "./support/static-hosts.ts";
import { newFolder, teaReleases } from "./support/tea-releases.ts";

const HOST = "tea.localhost";

const MINUTE_AGO = Date.now() / 1_000 - 60;

/** How each packed form is unpacked. */
const unpacked = [
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
  ["identity", (bytes: Buffer) => bytes],
] as const;

/** A store whose second release is live, and a server of it. */
async function served(start: (store: string) => Promise<StaticHost>) {
  const folder = newFolder();
  const store = folderStore(folder);
  const { from, releases } = await teaReleases([95, 96]);
  for (const { hash } of releases) {
    await bringRelease(from, store, { hash });
    await goLive(store, { hash });
  }
  const hostFile = (hash: string, name: string) => join(folder, releaseFolder(hash), "hosts", HOST, name);
  // Releases come minutes apart; nginx tells pages of one size apart by the second in which they were written.
  utimesSync(hostFile(releases[0]?.hash ?? "", "index.html"), MINUTE_AGO, MINUTE_AGO);
  const host = await start(folder);
  onTestFinished(host.stop);
  const readHostFile = (hash: string, name: string) => readFileSync(hostFile(hash, name), "utf8");
  return { ...host, store, releases, readHostFile };
}

for (const [name, start, isThere] of [
  ["nginx", nginxHost, hasNginx],
  ["the portal's own server", ownHost, true],
] as const) {
  describe.skipIf(!isThere)(`by ${name}`, () => {
    test("a host gets its page, and at once the earlier page after a rollback, without a restart", async () => {
      const { port, store, releases, readHostFile } = await served(start);
      const [first, second] = releases.map(({ hash }) => readHostFile(hash, "index.html"));
      expect(first).not.toBe(second);
      for (const path of ["/", "/login", "/login/reset/x"]) {
        expect(await ask(port, HOST, path)).toMatchObject({ status: 200, body: second });
      }
      await rollBack(store, {});
      expect(await ask(port, HOST, "/login")).toMatchObject({ status: 200, body: first });
    });

    test("every reply of a host has its headers: a page, a file, and a missing or private file", async () => {
      const { port, releases, readHostFile } = await served(start);
      const own = JSON.parse(readHostFile(releases[1]?.hash ?? "", "headers.json")) as Record<string, string>;
      expect(own["content-security-policy"]).toContain("default-src 'none'");
      const asked = ["/", "/assets/main-1234.js", "/assets/none.js", "/live.json", "/releases/"];
      const answers = await Promise.all(asked.map((path) => ask(port, HOST, path)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404]);
      for (const { headers } of answers) expect(headers).toMatchObject(own);
    });

    test("no address leads out of the store", async () => {
      const { port } = await served(start);
      for (const path of ["/../../etc/passwd", "/..%2f..%2fetc/passwd", "/assets/..%2f..%2f..%2fetc/passwd", "/%00"]) {
        expect((await ask(port, HOST, path)).body).not.toContain("root:");
      }
    });

    test("hashed files are cached for good, pages are asked for again, failures are not kept", async () => {
      const { port, releases } = await served(start);
      const document = [...(releases[1]?.files.keys() ?? [])].find((path) => path.startsWith("release/")) ?? "";
      const cacheControl = async (path: string) => (await ask(port, HOST, path)).headers["cache-control"];
      expect(await cacheControl(`/${document}`)).toBe("public, max-age=31536000, immutable");
      expect(await cacheControl("/assets/main-1234.js")).toBe("public, max-age=31536000, immutable");
      expect([await cacheControl("/"), await cacheControl("/assets/none.js")]).toEqual(["no-cache", "no-store"]);
    });

    test("a page and a file are sent packed to who can unpack them, and plain to others", async () => {
      const { port, releases, readHostFile } = await served(start);
      const document = [...(releases[1]?.files.keys() ?? [])].find((path) => /^release\/.*\.json$/.test(path)) ?? "";
      const page = readHostFile(releases[1]?.hash ?? "", "index.html");
      for (const [path, plain] of [
        ["/", page],
        [`/${document}`, releases[1]?.files.get(document)],
      ] as const) {
        for (const [accepted, unpack] of unpacked) {
          const { status, headers, bytes } = await ask(port, HOST, path, { "accept-encoding": accepted });
          const wanted = accepted === "identity" ? undefined : accepted;
          expect([status, headers["content-encoding"], headers.vary]).toEqual([200, wanted, "Accept-Encoding"]);
          expect(unpack(bytes).toString()).toBe(plain);
        }
      }
    });

    test("a page that has not changed is not sent again", async () => {
      const { port, store, releases, readHostFile } = await served(start);
      const { etag = "" } = (await ask(port, HOST, "/login")).headers;
      const again = () => ask(port, HOST, "/login", { "if-none-match": etag });
      expect(await again()).toMatchObject({ status: 304, body: "" });
      await rollBack(store, {});
      expect(await again()).toMatchObject({ status: 200, body: readHostFile(releases[0]?.hash ?? "", "index.html") });
    });

    test("another host gets nothing, under a policy that allows nothing", async () => {
      const { port } = await served(start);
      const { status, headers } = await ask(port, "nobody.example", "/");
      expect([status, headers["content-security-policy"]]).toEqual([404, "default-src 'none'; frame-ancestors 'none'"]);
    });
  });
}
