import type { BrowserContext } from "playwright/test";
import { type QuickTimes, quickened } from "../../../tools/serve/quick-release.ts";
import type { RunningPortal } from "../support/served-portal.ts";

/** So that a deadline passes while a test looks. */
const QUICK: QuickTimes = { timeoutMs: 1500, deadlineMs: 3000, delayMs: 40, maxDelayMs: 80 };

/**
 * Serves the built pages with short times and with `onReload: resume`, and nothing else changed: a test goes on from
 * where a customer was, and waits for no deadline.
 */
export async function quicken(context: BrowserContext, portal: RunningPortal, client: string): Promise<void> {
  const isPage = (url: URL) =>
    url.origin === portal.clientOrigin(client) && !/^\/(services|sandbox|release|assets)\//.test(url.pathname);
  await context.route(isPage, async (route, request) => {
    if (request.resourceType() !== "document") return route.continue();
    const { pathname, search } = new URL(request.url());
    const headers = { ...request.headers(), host: portal.clientHost(client) };
    // A connection that the server closed for being idle may be taken for a live one.
    const reply = await route.fetch({ url: portal.loopback + pathname + search, headers, maxRetries: 2 });
    await route.fulfill({ response: reply, body: quickened(await reply.text(), QUICK) });
  });
}
