import { isJsonObject, objectEntries } from "../../src/documents/json.ts";
import type { Catalogue } from "../build/catalogue.ts";

/** Files by their path, each with the SHA-256 of its bytes. */
export type Checksums = Readonly<Record<string, string>>;

/** The features of the app that a release needs. */
export interface Requirements {
  /** The build that its pages were made for. */
  readonly app: string;
  /** The newest format of its documents. */
  readonly format: number;
  /** The components with which its screens are drawn. */
  readonly components: readonly string[];
}

/** A client's part of a release. */
export interface ReleasedClient {
  readonly version: string;
  /** The hash of its documents, which runs under way are pinned to. */
  readonly documents: string;
  readonly hosts: readonly string[];
  /** The hash of all but the programmes. */
  readonly base: string;
  readonly programmes: Catalogue;
  /** By path in the store. */
  readonly files: Checksums;
  /** By path in the release's own folder. */
  readonly pages: Checksums;
}

/** The manifest of a release: the single file that lists all of it. */
export interface ReleaseManifest {
  readonly format: 1;
  readonly requires: Requirements;
  /** The SHA-256 of the documents that it was made of, as `sources.json` in its folder holds them. */
  readonly sources: string;
  readonly clients: Readonly<Record<string, ReleasedClient>>;
}

/** A build of the app. */
export interface AppManifest {
  readonly format: 1;
  readonly id: string;
  /** The newest format of documents that it reads. */
  readonly reads: number;
  readonly components: readonly string[];
  /** Its hashed files, by path in the store. */
  readonly files: Checksums;
}

export const appFolder = (id: string): string => `apps/${id}`;
export const releaseFolder = (hash: string): string => `releases/${hash}`;
export const manifestPath = (hash: string): string => `${releaseFolder(hash)}/release.json`;
export const sourcesPath = (hash: string): string => `${releaseFolder(hash)}/sources.json`;
export const appManifestPath = (id: string): string => `${appFolder(id)}/app.json`;
/** The packages of the app (CycloneDX); the name does not depend on them. */
export const billPath = (id: string): string => `${appFolder(id)}/sbom.cdx.json`;

/** A manifest as the text of its file: the same manifest gives the same bytes. */
export const manifestText = (manifest: ReleaseManifest | AppManifest): string =>
  `${JSON.stringify(manifest, null, 1)}\n`;

/** Reads a release's manifest. `undefined` for a text of another format. */
export function readManifest(text: string): ReleaseManifest | undefined {
  const value = parse(text);
  return isManifest(value) ? value : undefined;
}

/** Reads an app's manifest. `undefined` for a text of another format. */
export function readAppManifest(text: string): AppManifest | undefined {
  const value = parse(text);
  return isAppManifest(value) ? value : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isManifest(value: unknown): value is ReleaseManifest {
  return (
    isJsonObject(value) &&
    value.format === 1 &&
    isRequirements(value.requires) &&
    typeof value.sources === "string" &&
    objectEntries(value.clients).length > 0 &&
    objectEntries(value.clients).every(([, client]) => isReleasedClient(client))
  );
}

function isRequirements(value: unknown): boolean {
  return (
    isJsonObject(value) &&
    typeof value.app === "string" &&
    typeof value.format === "number" &&
    isTexts(value.components)
  );
}

function isReleasedClient(value: unknown): boolean {
  return (
    isJsonObject(value) &&
    typeof value.documents === "string" &&
    isHostNames(value.hosts) &&
    typeof value.base === "string" &&
    isJsonObject(value.programmes) &&
    objectEntries(value.programmes).every(([, entry]) => isCatalogueEntry(entry)) &&
    isChecksums(value.files) &&
    isChecksums(value.pages)
  );
}

function isCatalogueEntry(value: unknown): boolean {
  return (
    isJsonObject(value) &&
    typeof value.id === "string" &&
    typeof value.entry === "string" &&
    isJsonObject(value.texts) &&
    isTexts(value.wireNames) &&
    isTexts(value.skus)
  );
}

function isAppManifest(value: unknown): value is AppManifest {
  return (
    isJsonObject(value) &&
    value.format === 1 &&
    typeof value.id === "string" &&
    typeof value.reads === "number" &&
    isTexts(value.components) &&
    isChecksums(value.files)
  );
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === "string");

/** A host's name is a folder's name in the store too. */
const isHostNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === "string" && /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(one));

/** Paths stay inside the store. */
const isChecksums = (value: unknown): boolean =>
  isJsonObject(value) &&
  Object.entries(value).every(
    ([path, sum]) => typeof sum === "string" && !path.startsWith("/") && !path.split("/").includes(".."),
  );
