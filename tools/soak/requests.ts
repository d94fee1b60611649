import type { BrowserContext, Page, Request } from "playwright";

/** The pending requests of a page. */
export interface RequestWatch {
  /** The number of pending requests. */
  pending(): number;
  /** Milliseconds since a request began or ended. */
  quietMs(): number;
}

/** Follows the requests of a page. */
export function watchRequests(page: Page): RequestWatch {
  const underWay = new Set<Request>();
  let last = Date.now();
  const begun = (request: Request) => {
    underWay.add(request);
    last = Date.now();
  };
  const ended = (request: Request) => {
    underWay.delete(request);
    last = Date.now();
  };
  page.on("request", begun).on("requestfinished", ended).on("requestfailed", ended);
  page.on("framenavigated", (frame) => frame === page.mainFrame() && underWay.clear());
  return { pending: () => underWay.size, quietMs: () => Date.now() - last };
}

/** A line for each error that no fault explains: of the page, of the console, of the portal and of the server. */
export async function watchErrors(context: BrowserContext, onError: (error: string) => void): Promise<void> {
  context.on("weberror", (error) => onError(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error" && !isOfRequest(message.text())) onError(`console: ${message.text()}`);
  });
  context.on("response", async (response) => {
    if (response.status() < 500) return;
    const text = await response.text().catch(() => "FAULT");
    if (!/FAULT|The connection ended/.test(text))
      onError(`server: ${response.status()} ${response.url()} ${text.slice(0, 200)}`);
  });
  await context.exposeBinding("tellSoakOfProblem", (_source, problem: string) => onError(`reported: ${problem}`));
  await context.addInitScript(() => {
    window.addEventListener("portal-problem", (event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      const reportProblem: unknown = Reflect.get(window, "tellSoakOfProblem");
      // A fault explains a failed call, but not an error of the portal.
      const isError = typeof detail === "object" && detail !== null && "stack" in detail && detail.stack !== undefined;
      if (isError && typeof reportProblem === "function") reportProblem(JSON.stringify(detail));
    });
  });
}

/**
 * Chromium also prints a failed request on the console; a reply that no fault explains is reported by its own line. A
 * page that is left while a script loads gets an empty script without a type; replies of servers have a type.
 */
const isOfRequest = (text: string) =>
  text.startsWith("Failed to load resource:") || /^Failed to load module script: .* a MIME type of ""/.test(text);

/** The result of each request to the back end in a word: `ok`, a status, a page, or the browser's error. */
export function watchReplies(context: BrowserContext, origin: string, onReply: (reply: string) => void): void {
  const isOurs = (request: Request) => request.url().startsWith(`${origin}/services/`);
  context.on("requestfailed", (request) => isOurs(request) && onReply(request.failure()?.errorText ?? "failed"));
  context.on("requestfinished", async (request) => {
    if (!isOurs(request)) return;
    const response = await request.response().catch(() => null);
    const { "content-type": type = "" } = response?.headers() ?? {};
    if (type.startsWith("text/html")) onReply("a page");
    else onReply(response !== null && response.status() < 400 ? "ok" : String(response?.status()));
  });
}
