import type { BrowserContext } from "playwright/test";
import type { RunningPortal } from "../support/served-portal.ts";

/** Milliseconds that stand for the contract's seconds, so that a deadline passes while a test looks. */
const QUICK: Readonly<Record<string, number>> = { timeoutMs: 400, deadlineMs: 900, delayMs: 40, maxDelayMs: 80 };

/**
 * Serves the built pages with short times and with `onReload: resume`, and nothing else changed: a test goes on from
 * where a customer was, and waits for no deadline.
 */
export async function quicken(context: BrowserContext, portal: RunningPortal, client: string): Promise<void> {
  const isPage = (url: URL) =>
    url.origin === portal.originOf(client) && !/^\/(services|sandbox|release|assets)\//.test(url.pathname);
  await context.route(isPage, async (route, request) => {
    if (request.resourceType() !== "document") return route.continue();
    const { pathname, search } = new URL(request.url());
    const headers = { ...request.headers(), host: portal.hostOf(client) };
    const reply = await route.fetch({ url: portal.loopback + pathname + search, headers });
    await route.fulfill({ response: reply, body: quickened(await reply.text()) });
  });
}

function quickened(html: string): string {
  const times = html.replaceAll(
    /"(timeoutMs|deadlineMs|delayMs|maxDelayMs)":\d+/g,
    (_, name: string) => `"${name}":${QUICK[name]}`,
  );
  return times.replace('"onReload":"landing"', '"onReload":"resume"');
}
