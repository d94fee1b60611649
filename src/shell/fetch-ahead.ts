import type { Release } from "../documents/release.ts";
import { fetchComponents } from "../renderer/index.ts";

type Load = (url: string) => Promise<unknown>;

/**
 * Fetches a journey's documents and the components of its screens.
 * @param missed called with documents that could not be loaded
 */
export function withComponents({ components, offers }: Release, load: Load, missed: () => void): Load {
  return async (url) => {
    void fetchComponents(components[url] ?? []);
    try {
      const value = await load(url);
      // The offers of names that are not sold are absent.
      if (value === undefined && !url.startsWith(offers)) missed();
      return value;
    } catch (error) {
      missed();
      throw error;
    }
  };
}

/**
 * Once the page itself is loaded, fetches the components of its preloaded journeys, and has the browser store the
 * documents that a visitor may need next.
 */
export function fetchAhead({ components, preloaded, ahead }: Release, load: Load): void {
  const fetchAll = () => {
    void fetchComponents(Object.keys(preloaded).flatMap((url) => components[url] ?? []));
    // The part that needs a missing one requests it again and reports the failure.
    for (const url of ahead) load(url).catch(() => {});
  };
  if (document.readyState === "complete") fetchAll();
  else window.addEventListener("load", fetchAll, { once: true });
}
