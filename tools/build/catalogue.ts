import type { ReleasePieces } from "../../src/checker/release/release-for.ts";
import { offerAddress } from "../../src/documents/offer-address.ts";
import type { ProgrammeEntry, SoldProgramme } from "../../src/documents/release.ts";
import { shortFingerprint } from "../release/fingerprint.ts";

/** A programme that a client sells: the address of its files, and the names under which it is sold. */
export interface CatalogueEntry extends SoldProgramme {
  readonly wireNames: readonly string[];
  readonly skus: readonly string[];
}

/** The programmes of a client, by id in alphabetical order. */
export type Catalogue = Readonly<Record<string, CatalogueEntry>>;

/** The folder of the programmes' files, in a store. */
export const PROGRAMMES = "release/programmes/";

/** Files by their address. */
type Files = ReadonlyMap<string, string>;

/** The catalogue of a release, and the files of its programmes: each is named by its content, and never changes. */
export function buildCatalogue({ programmes }: Pick<ReleasePieces, "programmes">): {
  readonly catalogue: Catalogue;
  readonly files: Files;
} {
  const files = new Map<string, string>();
  const publish = (folder: string, value: unknown): string => {
    const text = JSON.stringify(value);
    const address = `/${PROGRAMMES}${folder}/${shortFingerprint(text)}.json`;
    files.set(address, text);
    return address;
  };
  const entries = Object.entries(programmes).map(([id, { wording, programme, layers }]): [string, CatalogueEntry] => {
    const entry: ProgrammeEntry = { programme, layers };
    const texts = Object.entries(wording).map(([locale, words]) => [locale, publish(`${id}/${locale}`, words)]);
    const { wireNames, skus = [] } = programme.offer;
    return [id, { id, entry: publish(id, entry), texts: Object.fromEntries(texts), wireNames, skus }];
  });
  return { catalogue: sorted(Object.fromEntries(entries)), files };
}

/** A catalogue in the order of its ids: the same programmes give the same bytes. */
const sorted = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The hash of a client's documents, which runs are pinned to: of all that its programmes share, and of each of them. */
export const documentsHash = (base: string, catalogue: Catalogue): string =>
  shortFingerprint(JSON.stringify([base, sorted(catalogue)]));

/** The URL of the folder with the names of a client's programmes. */
export const offersFolder = (hash: string, clientId: string): string => `/release/${hash}/${clientId}/offers`;

/**
 * The files of that folder, by address.
 * @throws where two programmes are sold under one name
 */
export function offerFiles(folder: string, catalogue: Catalogue): Files {
  const twice = doubleNames(catalogue);
  if (twice.length > 0) throw new Error(twice.join("\n"));
  return new Map(
    Object.values(catalogue).flatMap(({ wireNames, skus, ...sold }) =>
      offerAddresses(folder, { wireNames, skus }).map((address) => [address, JSON.stringify(sold)] as const),
    ),
  );
}

/** The fault of a catalogue in which two programmes are sold under one name; `undefined` otherwise. */
export function doubleNames(catalogue: Catalogue): string[] {
  const owners = new Map<string, string>();
  return Object.values(catalogue).flatMap((entry) =>
    [...new Set(offerAddresses("", entry))].flatMap((address) => {
      const other = owners.get(address);
      owners.set(address, entry.id);
      return other === undefined ? [] : [`"${other}" and "${entry.id}" are sold under one name: ${address}`];
    }),
  );
}

const offerAddresses = (folder: string, { wireNames, skus }: Pick<CatalogueEntry, "wireNames" | "skus">): string[] => [
  ...wireNames.map((name) => offerAddress(folder, "wire-name", name)),
  ...skus.map((name) => offerAddress(folder, "sku", name)),
];
