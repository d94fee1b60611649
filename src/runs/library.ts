import { isJsonObject } from "../documents/json.ts";
import { substitutesOf } from "../documents/release/flow-source.ts";
import type { JourneyBundle, Release } from "../documents/release.ts";
import { PortalError } from "./portal-error.ts";
import type { DocumentLoader } from "./ports.ts";
import { journeysReferredTo } from "./references.ts";
import { journeysStandingInFor } from "./stand-ins.ts";

/** The JSON that a release names by URL, fetched once; what is inlined needs no fetch. */
export interface Library {
  /** The journeys with all that they refer to, by id; undefined while some are not loaded. */
  journeys(ids: readonly string[]): ReadonlyMap<string, JourneyBundle> | undefined;
  /** Loads those journeys and all that they refer to. Rejects with a LoadingError. */
  loadJourneys(ids: readonly string[]): Promise<void>;
  /** Texts by URL; undefined while not loaded. */
  texts(url: string): Readonly<Record<string, string>> | undefined;
  /** Loads texts. Rejects with a LoadingError. */
  loadTexts(urls: readonly string[]): Promise<void>;
}

/** A document of the release that could not be had: the network, the server, or what came is no such document. */
export class LoadingError extends PortalError {
  override readonly name = "LoadingError";
}

/** The documents of a release. */
export function createLibrary(release: Release, load: DocumentLoader): Library {
  const fetched = new Map<string, unknown>(Object.entries(release.preloaded));
  const underway = new Map<string, Promise<void>>();
  const substitutes = substitutesOf(release);

  async function fetchNow(url: string): Promise<void> {
    try {
      fetched.set(url, await load(url));
    } catch (cause) {
      throw new LoadingError(`The document at "${url}" could not be loaded.`, { cause });
    } finally {
      underway.delete(url);
    }
  }

  function fetchOnce(url: string): Promise<void> {
    if (fetched.has(url)) return Promise.resolve();
    const promise = underway.get(url) ?? fetchNow(url);
    underway.set(url, promise);
    return promise;
  }

  /** A document of the right shape; one of another shape is forgotten, so that a retry fetches it again. */
  function read<Shape>(url: string, isShape: (value: unknown) => value is Shape): Shape | undefined {
    const value = fetched.get(url);
    if (value === undefined || isShape(value)) return value;
    fetched.delete(url);
    throw new LoadingError(`What is at "${url}" is not the document that the release names.`);
  }

  function urlOf(journeyId: string): string {
    const url = release.journeys[journeyId];
    if (url === undefined) throw new LoadingError(`The release has no journey "${journeyId}".`);
    return url;
  }

  function reach(ids: readonly string[]) {
    const found = new Map<string, JourneyBundle>();
    const missing = new Set<string>();
    const waiting = [...ids];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue;
      const bundle = read(urlOf(id), isJourneyBundle);
      if (bundle === undefined) missing.add(urlOf(id));
      else waiting.push(...journeysReferredTo(bundle), ...journeysStandingInFor(id, substitutes));
      if (bundle !== undefined) found.set(id, bundle);
    }
    return { found, missing };
  }

  async function loadJourneys(ids: readonly string[]): Promise<void> {
    const { missing } = reach(ids);
    if (missing.size === 0) return;
    await Promise.all([...missing].map(fetchOnce));
    await loadJourneys(ids);
  }

  return {
    journeys(ids) {
      const { found, missing } = reach(ids);
      return missing.size === 0 ? found : undefined;
    },
    loadJourneys,
    texts: (url) => read(url, isTexts),
    async loadTexts(urls) {
      await Promise.all(urls.map(fetchOnce));
      for (const url of urls) read(url, isTexts);
    },
  };
}

function isJourneyBundle(value: unknown): value is JourneyBundle {
  return (
    isJsonObject(value) &&
    typeof value.id === "string" &&
    [value.flows, value.screens, value.forms].every((documents) => isJsonObject(documents))
  );
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isJsonObject(value) && Object.values(value).every((text) => typeof text === "string");
}
