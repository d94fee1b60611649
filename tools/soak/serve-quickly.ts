import type { BrowserContext } from "playwright";
import { quickened } from "../serve/quick-release.ts";
import type { Random } from "./random.ts";

/** A portal whose pages and release documents have short times. */
export interface QuickPortal {
  /** Its address for a browser. */
  readonly origin: string;
  /** The portal's server by its IP address. */
  readonly loopback: string;
  readonly random: Random;
  /** The share of the requests that the browser itself refuses. */
  readonly refuses: number;
}

/** Short, so that no step waits for a deadline of the contract. */
export const TIMES = { timeoutMs: 1500, deadlineMs: 4000, delayMs: 80, maxDelayMs: 300 };

/** Serves the page with short times, lets the browser refuse requests, and blocks other sites. */
export async function serveQuickly(context: BrowserContext, of: QuickPortal): Promise<void> {
  const { origin } = of;
  const own = new URL(origin);
  await context.route(
    (url) => !url.hostname.endsWith("localhost"),
    (route) => route.fulfill({ body: "Elsewhere" }),
  );
  await context.route(
    (url) => url.origin === origin && url.pathname.startsWith("/services/"),
    (route) => {
      const going = of.random.isLucky(of.refuses) ? route.abort("connectionrefused") : route.fallback();
      return going.catch(() => undefined);
    },
  );
  const isRelease = (url: URL) => /^\/release\/.+\.json$/.test(url.pathname);
  const isText = (url: URL) =>
    url.origin === origin && (isRelease(url) || !/^\/(services|sandbox|release|assets)\//.test(url.pathname));
  await context.route(isText, async (route, request) => {
    if (request.resourceType() !== "document" && !isRelease(new URL(request.url()))) return route.fallback();
    const { pathname, search } = new URL(request.url());
    const headers = { ...request.headers(), host: own.host };
    try {
      const reply = await route.fetch({ url: of.loopback + pathname + search, headers, maxRetries: 3 });
      await route.fulfill({ response: reply, body: quickened(await reply.text(), TIMES) });
    } catch {
      // The page was left meanwhile.
      await route.abort().catch(() => undefined);
    }
  });
}
