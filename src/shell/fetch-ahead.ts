import type { Release } from "../documents/release.ts";
import { fetchComponents } from "../renderer/index.ts";

type Load = (url: string) => Promise<unknown>;

/**
 * Fetches a journey's documents and, beside them, the components that its screens are drawn with.
 * @param missed hears of documents that could not be had
 */
export function withComponents({ components, offers }: Release, load: Load, missed: () => void): Load {
  return async (url) => {
    void fetchComponents(components[url] ?? []);
    try {
      const value = await load(url);
      // A name under which nothing is sold is none of those.
      if (value === undefined && !url.startsWith(offers)) missed();
      return value;
    } catch (error) {
      missed();
      throw error;
    }
  };
}

/**
 * Once the page itself is there, fetches the components of the journeys that came with it, and has the browser keep
 * what a visitor may want next.
 */
export function fetchAhead({ components, preloaded, ahead }: Release, load: Load): void {
  const fetchAll = () => {
    void fetchComponents(Object.keys(preloaded).flatMap((url) => components[url] ?? []));
    // Whoever needs one that cannot be had now asks again, and says so.
    for (const url of ahead) load(url).catch(() => {});
  };
  if (document.readyState === "complete") fetchAll();
  else window.addEventListener("load", fetchAll, { once: true });
}
