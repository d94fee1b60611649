import { FORMAT_VERSION } from "../../src/documents/checks/newer-format.ts";
import type { ClientSite } from "../build/client-site.ts";
import { pageOf } from "../build/page-of.ts";
import { headersOf } from "../serve/security-headers.ts";
import type { AppBuild } from "./app-build.ts";
import { fingerprint, nameOf } from "./fingerprint.ts";
import {
  type Checksums,
  manifestPath,
  type ReleasedClient,
  type ReleaseManifest,
  releaseFolder,
  sourcesPath,
  textOf,
} from "./manifest.ts";
import { type Sources, sourcesText } from "./sources.ts";

/** A release and all its files, by path in the store. */
export interface ReleaseFiles {
  readonly hash: string;
  readonly manifest: ReleaseManifest;
  readonly files: Files;
}

type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * Makes a release of sites and of the build of the app that shows them. The same sites and build, the same bytes.
 * @param sources the documents that the sites were made of
 */
export function releaseFiles(sites: readonly ClientSite[], app: AppBuild, sources: Sources): ReleaseFiles {
  const made = [...sites].sort((a, b) => (a.client.id < b.client.id ? -1 : 1)).map((site) => releasedClient(site, app));
  const kept = sourcesText(sources);
  const manifest: ReleaseManifest = {
    format: 1,
    requires: {
      app: app.id,
      format: FORMAT_VERSION,
      components: [...new Set(sites.flatMap(({ components }) => components))].sort(),
    },
    sources: fingerprint(kept),
    clients: Object.fromEntries(made.map(({ id, entry }) => [id, entry])),
  };
  const text = textOf(manifest);
  const hash = nameOf(text);
  const inFolder = ([path, page]: readonly [string, string | Uint8Array]) =>
    [`${releaseFolder(hash)}/${path}`, page] as const;
  return {
    hash,
    manifest,
    files: new Map([
      ...made.flatMap(({ documents }) => [...documents]),
      ...made.flatMap(({ pages }) => [...pages].map(inFolder)),
      [sourcesPath(hash), kept],
      [manifestPath(hash), text],
    ]),
  };
}

function releasedClient(site: ClientSite, app: AppBuild) {
  const { client, release } = site;
  const documents: Files = new Map([...site.files].map(([address, text]) => [address.slice(1), text]));
  const pages: Files = new Map(client.hosts.flatMap((host) => pagesOf(site, app, host)));
  const entry: ReleasedClient = {
    version: client.version,
    documents: release.hash,
    hosts: [...client.hosts],
    base: site.base,
    programmes: site.catalogue,
    files: checksums(documents),
    pages: checksums(pages),
  };
  return { id: client.id, entry, documents, pages };
}

/** What a host gets: its page, and the headers of every answer. */
function pagesOf(site: ClientSite, app: AppBuild, host: string): [string, string][] {
  return [
    [`hosts/${host}/index.html`, pageOf(site, app.html)],
    [`hosts/${host}/headers.json`, `${JSON.stringify(headersOf(site.client, site.firstScreen), null, 2)}\n`],
  ];
}

const checksums = (files: Files): Checksums =>
  Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, text]) => [path, fingerprint(text)]));
