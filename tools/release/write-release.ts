import { FORMAT_VERSION } from "../../src/checker/checks/format-version.ts";
import { clientPage } from "../build/client-page.ts";
import type { ClientSite } from "../build/client-site.ts";
import { responseHeaders } from "../serve/security-headers.ts";
import type { AppBuild } from "./app-build.ts";
import { fingerprint, shortFingerprint } from "./fingerprint.ts";
import {
  type Checksums,
  manifestPath,
  manifestText,
  type ReleasedClient,
  type ReleaseManifest,
  releaseFolder,
  sourcesPath,
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
  const savedSources = sourcesText(sources);
  const manifest: ReleaseManifest = {
    format: 1,
    requires: {
      app: app.id,
      format: FORMAT_VERSION,
      components: [...new Set(sites.flatMap(({ components }) => components))].sort(),
    },
    sources: fingerprint(savedSources),
    clients: Object.fromEntries(made.map(({ id, entry }) => [id, entry])),
  };
  const text = manifestText(manifest);
  const hash = shortFingerprint(text);
  const inFolder = ([path, page]: readonly [string, string | Uint8Array]) =>
    [`${releaseFolder(hash)}/${path}`, page] as const;
  return {
    hash,
    manifest,
    files: new Map([
      ...made.flatMap(({ documents }) => [...documents]),
      ...made.flatMap(({ pages }) => [...pages].map(inFolder)),
      [sourcesPath(hash), savedSources],
      [manifestPath(hash), text],
    ]),
  };
}

function releasedClient(site: ClientSite, app: AppBuild) {
  const { client, release } = site;
  const documents: Files = new Map([...site.files].map(([address, text]) => [address.slice(1), text]));
  const pages: Files = new Map(client.hosts.flatMap((host) => hostPages(site, app, host)));
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

/** A host's files: its page, and the headers of every answer. */
function hostPages(site: ClientSite, app: AppBuild, host: string): [string, string][] {
  return [
    [`hosts/${host}/index.html`, clientPage(site, app.html)],
    [
      `hosts/${host}/headers.json`,
      `${JSON.stringify(responseHeaders(site.client, site.firstScreen, site.frames), null, 2)}\n`,
    ],
  ];
}

const checksums = (files: Files): Checksums =>
  Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, text]) => [path, fingerprint(text)]));
