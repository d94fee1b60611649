import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { checkDocuments } from "../../../src/checker/check-documents.ts";
import { releaseFor } from "../../../src/checker/release/release-for.ts";
import { type ClientSite, clientSite } from "../../../tools/build/client-site.ts";
import { type AppBuild, readApp, sealApp } from "../../../tools/release/app-build.ts";
import { folderStore } from "../../../tools/release/folder-store.ts";
import { writeRelease } from "../../../tools/release/put-release.ts";
import { type Sources, toSources } from "../../../tools/release/sources.ts";
import type { Store } from "../../../tools/release/store.ts";
import { type ReleaseFiles, releaseFiles } from "../../../tools/release/write-release.ts";
import { documentSet } from "../../documents/support/document-set.ts";

const { files, facts } = documentSet("tea");
const BREWING = "flows/brewing/brewing.flow.json";

/** A folder that goes with the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "releases-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What differs between releases: at how many degrees the kettle boils, and texts of documents by their path. */
export interface Tea {
  readonly degrees?: number;
  readonly texts?: Readonly<Record<string, string>>;
}

/** The documents of the tea house. */
export function teaSources({ degrees = 95, texts = {} }: Tea = {}): Sources {
  const sources = toSources(files);
  const text = sources.get(BREWING) ?? "";
  return new Map([...sources, [BREWING, text.replace('"95"', `"${degrees}"`)], ...Object.entries(texts)]);
}

/** The sites of two clients. */
export async function teaSites(tea: Tea = {}): Promise<ClientSite[]> {
  const pieces = await releaseFor(checkDocuments(teaSources(tea), facts).context, "tea-house");
  const client = { ...pieces.client, id: "coffee-house", hosts: ["coffee.example"] };
  return [clientSite(pieces), clientSite({ ...pieces, client })];
}

/** What Vite would write of a very small app, sealed. */
export function smallApp(folder: string, code = "start()"): AppBuild {
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  put("assets/main-1234.js", code);
  const body = '<body><div id="root"></div></body>';
  put("index.html", `<!doctype html><html lang="en"><head><title>App</title></head>${body}</html>`);
  sealApp(folder);
  return readApp(folder);
}

/** A folder with an app and one release for each number of degrees, or for another difference; none is live. */
export async function teaReleases(
  teas: readonly (number | Tea)[],
  folder = newFolder(),
): Promise<{ from: Store; releases: readonly ReleaseFiles[] }> {
  const app = smallApp(folder);
  const from = folderStore(folder);
  const releases: ReleaseFiles[] = [];
  for (const each of teas) {
    const tea = typeof each === "number" ? { degrees: each } : each;
    const release = releaseFiles(await teaSites(tea), app, teaSources(tea));
    await writeRelease(release, from);
    releases.push(release);
  }
  return { from, releases };
}
