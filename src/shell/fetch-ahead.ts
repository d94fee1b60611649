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

/** The browser functions that fetching ahead uses. */
export interface SpareTime {
  /** Resolves when the browser has nothing else to do. */
  idle(): Promise<void>;
  /** Whether the customer asks pages to load little. */
  savesData(): boolean;
}

/**
 * Fetches the components of the preloaded journeys, and has the browser store the documents that a visitor may need
 * next: one after another, each when the browser is idle, so that nothing that the customer does waits for them.
 */
export async function fetchAhead(
  { components, preloaded, ahead }: Pick<Release, "ahead" | "components" | "preloaded">,
  load: Load,
  { idle, savesData }: SpareTime = browserTime,
): Promise<void> {
  if (savesData()) return;
  await idle();
  await fetchComponents(Object.keys(preloaded).flatMap((url) => components[url] ?? []));
  for (const url of ahead) {
    await idle();
    // The part that needs a missing one requests it again and reports the failure.
    await load(url).catch(() => {});
  }
}

/** For browsers without idle time (Safari), in milliseconds. */
const SOON = 200;

const browserTime: SpareTime = {
  idle: () =>
    new Promise((done) => {
      if ("requestIdleCallback" in window) window.requestIdleCallback(() => done());
      else setTimeout(done, SOON);
    }),
  savesData: () => {
    const connection: unknown = Reflect.get(navigator, "connection");
    return connection instanceof EventTarget && Reflect.get(connection, "saveData") === true;
  },
};
