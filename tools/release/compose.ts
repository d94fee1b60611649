import {
  type Catalogue,
  type CatalogueEntry,
  documentsHash,
  doubleNames,
  offerFiles,
  offersFolder,
  PROGRAMMES,
} from "../build/catalogue.ts";
import { fingerprint, shortFingerprint } from "./fingerprint.ts";
import { manifestIn, UnfitRelease } from "./fitness.ts";
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
import type { Store } from "./store.ts";
import type { ReleaseFiles } from "./write-release.ts";

/** A release of one client that differs from another only in some programmes. */
export interface Composition {
  readonly client: string;
  /** The release, in the store, that provides the rest. */
  readonly over: string;
  /** By id; `undefined` for a programme that is no longer sold. */
  readonly programmes: Readonly<Record<string, CatalogueEntry | undefined>>;
  /** The checksums of these programmes' files, by path in the store. */
  readonly checksums: Checksums;
  /** The documents of the new release. */
  readonly sources: Sources;
}

type Files = ReadonlyMap<string, string>;

/**
 * Makes that release. Its journeys, texts, pictures and style are the same files at the same addresses; its pages
 * differ only in the hash of its documents, which runs are pinned to. The result does not include the programmes' own
 * files: they must be in the store, or be added there. @throws UnfitRelease
 */
export async function composedRelease(store: Store, of: Composition): Promise<ReleaseFiles> {
  const manifest = await manifestIn(store, of.over);
  const before = manifest.clients[of.client];
  if (before === undefined) throw new UnfitRelease(of.over, [`it has no client ${of.client}`]);
  const catalogue = withoutAbsent({ ...before.programmes, ...of.programmes });
  const twice = doubleNames(catalogue);
  if (twice.length > 0) throw new UnfitRelease(of.over, twice);
  const documents = documentsHash(before.base, catalogue);
  const offers = [...offerFiles(offersFolder(documents, of.client), catalogue)];
  const renamed = (path: string) =>
    readText(store, path, of.over).then((text) => text.replaceAll(before.documents, documents));
  const old = `release/${before.documents}/${of.client}/`;
  const made: Files = new Map([
    ...offers.map(([address, text]) => [address.slice(1), text] as const),
    [`release/${documents}/${of.client}/client.json`, await renamed(`${old}client.json`)],
  ]);
  const pages = new Map<string, string>();
  for (const path of Object.keys(before.pages)) pages.set(path, await renamed(`${releaseFolder(of.over)}/${path}`));
  const retained = Object.entries(before.files).filter(([path]) => !path.startsWith(old));
  const entry: ReleasedClient = {
    ...before,
    documents,
    programmes: catalogue,
    files: sortedByPath({
      ...withoutOthers({ ...Object.fromEntries(retained), ...of.checksums }, catalogue),
      ...computeChecksums(made),
    }),
    pages: computeChecksums(pages),
  };
  return toReleaseFiles(manifest, { client: of.client, entry, files: made, pages, sources: sourcesText(of.sources) });
}

/** Checksums without those of programmes that a catalogue has not. */
function withoutOthers(sums: Checksums, catalogue: Catalogue): Checksums {
  const named = new Set(Object.values(catalogue).flatMap(filesOfProgramme));
  const isOfOther = (path: string) => path.startsWith(PROGRAMMES) && !named.has(path);
  return Object.fromEntries(Object.entries(sums).filter(([path]) => !isOfOther(path)));
}

/** The paths, in a store, of what belongs to a programme alone. */
export const filesOfProgramme = ({ entry, texts }: CatalogueEntry): string[] =>
  [entry, ...Object.values(texts)].map((address) => address.slice(1));

interface MadeClient {
  readonly client: string;
  readonly entry: ReleasedClient;
  readonly files: Files;
  readonly pages: Files;
  readonly sources: string;
}

function toReleaseFiles(
  { requires }: ReleaseManifest,
  { client, entry, files, pages, sources }: MadeClient,
): ReleaseFiles {
  const manifest: ReleaseManifest = {
    format: 1,
    requires,
    sources: fingerprint(sources),
    clients: { [client]: entry },
  };
  const text = manifestText(manifest);
  const hash = shortFingerprint(text);
  const inFolder = [...pages].map(([path, page]) => [`${releaseFolder(hash)}/${path}`, page] as const);
  return {
    ...{ hash, manifest },
    files: new Map([...files, ...inFolder, [sourcesPath(hash), sources], [manifestPath(hash), text]]),
  };
}

async function readText(store: Store, path: string, hash: string): Promise<string> {
  const file = await store.read(path);
  if (file === undefined) throw new UnfitRelease(hash, [`${path} is missing`]);
  return new TextDecoder().decode(file.bytes);
}

const withoutAbsent = (all: Readonly<Record<string, CatalogueEntry | undefined>>): Catalogue =>
  Object.fromEntries(
    Object.entries(all)
      .flatMap(([id, entry]) => (entry === undefined ? [] : [[id, entry] as const]))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

const sortedByPath = (sums: Checksums): Checksums =>
  Object.fromEntries(Object.entries(sums).sort(([one], [other]) => (one < other ? -1 : 1)));

const computeChecksums = (files: Files): Checksums =>
  sortedByPath(Object.fromEntries([...files].map(([path, text]) => [path, fingerprint(text)])));
