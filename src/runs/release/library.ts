import { isJsonObject } from "../../documents/json.ts";
import type { JourneyBundle, Release } from "../../documents/release.ts";
import type { Substitutes } from "../../engine/index.ts";
import { type FetchedDocuments, LoadingError } from "./fetched-documents.ts";
import { journeysReferredTo } from "./references.ts";
import { substituteJourneys } from "./substitutes.ts";

/** The journeys and texts of a release. */
export interface Library {
  /** The journeys with all their references, by id; undefined while some are not loaded. */
  journeys(ids: readonly string[]): ReadonlyMap<string, JourneyBundle> | undefined;
  /** Loads those journeys and all their references. Rejects with a LoadingError. */
  loadJourneys(ids: readonly string[]): Promise<void>;
  /** Texts by URL; undefined while not loaded. */
  texts(url: string): Readonly<Record<string, string>> | undefined;
  /** Loads texts. Rejects with a LoadingError. */
  loadTexts(urls: readonly string[]): Promise<void>;
}

/**
 * The journeys and texts of a release.
 * @param substitutes the substitutes that are known by now
 */
export function createLibrary(
  release: Pick<Release, "journeys">,
  documents: FetchedDocuments,
  substitutes: () => readonly Substitutes[],
): Library {
  function journeyUrl(journeyId: string): string {
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
      const bundle = documents.read(journeyUrl(id), isJourneyBundle);
      if (bundle === undefined) missing.add(journeyUrl(id));
      else waiting.push(...journeysReferredTo(bundle), ...substituteJourneys(id, substitutes()));
      if (bundle !== undefined) found.set(id, bundle);
    }
    return { found, missing };
  }

  async function loadJourneys(ids: readonly string[]): Promise<void> {
    const { missing } = reach(ids);
    if (missing.size === 0) return;
    await Promise.all([...missing].map(documents.fetch));
    await loadJourneys(ids);
  }

  return {
    journeys(ids) {
      const { found, missing } = reach(ids);
      return missing.size === 0 ? found : undefined;
    },
    loadJourneys,
    texts: (url) => documents.read(url, isTexts),
    async loadTexts(urls) {
      await Promise.all(urls.map(documents.fetch));
      for (const url of urls) documents.read(url, isTexts);
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

/** Whether it is text by key. */
export function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isJsonObject(value) && Object.values(value).every((text) => typeof text === "string");
}
