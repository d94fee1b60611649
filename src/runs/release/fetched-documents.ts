import { PortalError } from "../portal-error.ts";
import type { DocumentLoader } from "../ports.ts";

/** The JSON of a release by URL, fetched once; inlined documents need no fetch. */
export interface FetchedDocuments {
  /**
   * A document; undefined while it is not loaded, or when it does not exist. A document of another shape is dropped, so
   * that a retry fetches it again, and a LoadingError is thrown.
   */
  read<Shape>(url: string, isShape: (value: unknown) => value is Shape): Shape | undefined;
  /** Rejects with a LoadingError, also when the document does not exist. */
  fetch(url: string): Promise<void>;
  /** The same for an optional document. */
  fetchIfThere(url: string): Promise<void>;
}

/** A document of the release could not be loaded: because of the network, the server, or its content. */
export class LoadingError extends PortalError {
  override readonly name = "LoadingError";
}

/** The documents of one release. They never change, so an absent one is requested only once, too. */
export function createFetchedDocuments(
  preloaded: Readonly<Record<string, unknown>>,
  load: DocumentLoader,
): FetchedDocuments {
  const fetched = new Map<string, unknown>(Object.entries(preloaded));
  const missing = new Set<string>();
  const underway = new Map<string, Promise<void>>();

  async function fetchNow(url: string): Promise<void> {
    try {
      const value = await load(url);
      if (value === undefined) missing.add(url);
      else fetched.set(url, value);
    } catch (cause) {
      throw new LoadingError(`The document at "${url}" could not be loaded.`, { cause });
    } finally {
      underway.delete(url);
    }
  }

  function fetchIfThere(url: string): Promise<void> {
    if (fetched.has(url) || missing.has(url)) return Promise.resolve();
    const promise = underway.get(url) ?? fetchNow(url);
    underway.set(url, promise);
    return promise;
  }

  return {
    read(url, isShape) {
      const value = fetched.get(url);
      if (value === undefined || isShape(value)) return value;
      fetched.delete(url);
      throw new LoadingError(`What is at "${url}" is not the document that the release names.`);
    },
    fetchIfThere,
    async fetch(url) {
      await fetchIfThere(url);
      if (fetched.has(url)) return;
      // A retry may succeed here.
      missing.delete(url);
      throw new LoadingError(`There is no document at "${url}".`);
    },
  };
}
