import type { Release } from "../documents/release.ts";
import { fetchComponents } from "../renderer/index.ts";

type Load = (url: string) => Promise<unknown>;

/**
 * Fetches a journey's documents and, beside them, the components that its screens are drawn with.
 * @param missed hears of documents that could not be had
 */
export function withComponents({ components }: Release, load: Load, missed: () => void): Load {
  return async (url) => {
    void fetchComponents(components[url] ?? []);
    try {
      return await load(url);
    } catch (error) {
      missed();
      throw error;
    }
  };
}

/** Fetches the components of the journeys that came with the page, once the page itself is there. */
export function fetchComponentsAhead({ components, preloaded }: Release): void {
  const fetchAll = () => void fetchComponents(Object.keys(preloaded).flatMap((url) => components[url] ?? []));
  if (document.readyState === "complete") fetchAll();
  else window.addEventListener("load", fetchAll, { once: true });
}
