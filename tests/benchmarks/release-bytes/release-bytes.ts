import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chromium } from "playwright";
import { type ReleasePieces, releaseFor } from "../../../src/checker/release/release-for.ts";
import { buildPortal } from "../../../tools/build/build-portal.ts";
import { clientSite } from "../../../tools/build/client-site.ts";
import { withFirstScreens } from "../../../tools/build/first-screen/draw-first-screens.ts";
import { fitDocuments, servedClients } from "../../../tools/build/load-clients.ts";
import { withOwnImages } from "../../../tools/build/own-images.ts";
import { type AppBuild, readApp } from "../../../tools/release/app-build.ts";
import { folderStore } from "../../../tools/release/folder-store.ts";
import { goLive } from "../../../tools/release/publish.ts";
import { releaseFiles } from "../../../tools/release/write-release.ts";
import { chromiumOptions } from "../../browser/support/chromium-options.ts";
import { servePortalForTests } from "../../browser/support/served-portal.ts";
import { signIn } from "../../browser/support/steps.ts";
import { manyProgrammes } from "../../releases/support/many-programmes.ts";
import { type Comparison, type Figure, figureValue } from "../comparison.ts";

const CLIENT = "tech-care";
const COUNTS = [3, 10_000];
const figureName = (count: number) => `${count.toLocaleString("en")} programmes`;

/** The bytes of a release that a customer loads at sign-in, by its number of programmes. */
export async function compareReleaseBytes(): Promise<Comparison[]> {
  const dist = mkdtempSync(join(tmpdir(), "release-bytes-"));
  await buildPortal({ dist, logLevel: "error" });
  const app = readApp(dist);
  const pieces = await releaseFor(fitDocuments(), CLIENT);
  const figures: Figure[] = [];
  for (const count of COUNTS) {
    const folder = mkdtempSync(join(tmpdir(), "release-bytes-"));
    cpSync(dist, folder, { recursive: true });
    await putLive(folder, manyProgrammes(pieces, count), app);
    figures.push({ name: figureName(count), value: await bytesOfCustomer(folder) });
    rmSync(folder, { recursive: true });
  }
  rmSync(dist, { recursive: true });
  const [few, many] = COUNTS.map((count) => figureValue(figures, figureName(count)));
  const measured = (many ?? Number.NaN) / (few ?? Number.NaN);
  return [
    {
      ...{ title: "what a customer loads of a release, from the first page to signed in", unit: "bytes", figures },
      goals: [{ what: "10,000 programmes to 3", measured, atLeast: 1, atMost: 1 }],
    },
  ];
}

/** Makes a release live in a folder. Its files are written as they come: the machine may lose them. */
async function putLive(folder: string, pieces: ReleasePieces, app: AppBuild): Promise<void> {
  const own = await withOwnImages(pieces, "public");
  const site = clientSite(own.pieces);
  const files = new Map<string, string | Uint8Array>([...site.files, ...own.images]);
  const release = releaseFiles(await withFirstScreens([{ ...site, files }], app, folder), app, new Map());
  for (const [path, bytes] of release.files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  await goLive(folderStore(folder), { hash: release.hash });
}

/** The bytes of all files and pages that come over the wire while a customer signs in; the back end's are its own. */
async function bytesOfCustomer(folder: string): Promise<number> {
  const portal = await servePortalForTests(servedClients(fitDocuments()), folder);
  const browser = await chromium.launch(chromiumOptions);
  const page = await (await browser.newContext({ baseURL: portal.clientOrigin(CLIENT) })).newPage();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  const isFile = new Map<string, boolean>();
  let bytes = 0;
  devTools.on("Network.requestWillBeSent", ({ requestId, request }) => {
    isFile.set(requestId, !new URL(request.url).pathname.startsWith("/services/"));
  });
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (isFile.get(requestId)) bytes += encodedDataLength;
  });
  await signIn(page, portal.sandbox, await portal.sandbox.person("weiling"));
  await page.waitForLoadState("networkidle");
  await browser.close();
  await portal.close();
  return bytes;
}
