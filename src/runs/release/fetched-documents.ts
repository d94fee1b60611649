import { PortalError } from "../portal-error.ts";
import type { DocumentLoader } from "../ports.ts";

/** The JSON of a release by URL, fetched once; what is inlined needs no fetch. */
export interface FetchedDocuments {
  /**
   * A document; undefined while it is not loaded, or where there is none. One of another shape is forgotten, so that a
   * retry fetches it again. Throws a LoadingError then.
   */
  read<Shape>(url: string, isShape: (value: unknown) => value is Shape): Shape | undefined;
  /** Rejects with a LoadingError, also where there is none. */
  fetch(url: string): Promise<void>;
  /** The same for a document that need not be there. */
  fetchIfThere(url: string): Promise<void>;
}

/** A document of the release that could not be had: the network, the server, or what came is no such document. */
export class LoadingError extends PortalError {
  override readonly name = "LoadingError";
}

/** The documents of one release. Nothing of it ever changes, so what is not there is asked for once, too. */
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
      // Something is amiss that a retry may find mended.
      missing.delete(url);
      throw new LoadingError(`There is no document at "${url}".`);
    },
  };
}
