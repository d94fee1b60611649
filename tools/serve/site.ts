import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import answers from "../release/serving/answers.mjs";
import { HostPages } from "./host-pages.ts";

const hostName = (context: Context): string => (context.req.header("host") ?? "").replace(/:\d+$/, "").toLowerCase();

/**
 * Serves a store as a static host would: files by their path, and for every other address the page that is live for
 * the host that is asked for. Every answer, also a failure, has that host's headers.
 * @param moved puts other addresses into pages and headers for the host (with its port) that is asked for
 */
export function siteApp(folder: string, moved: (text: string, host: string) => string = (text) => text): Hono {
  const app = new Hono();
  const pages = new HostPages(folder);
  const headers = (context: Context) =>
    pages.now(hostName(context))?.headers ?? {
      ...answers.everyAnswer,
      "content-security-policy": answers.closedPolicy,
    };
  app.use(async (context, next) => {
    context.header("cache-control", answers.cacheControl(context.req.path, false));
    await next();
    const asked = context.req.header("host") ?? "";
    for (const [name, value] of Object.entries(headers(context))) context.res.headers.set(name, moved(value, asked));
  });
  app.use(
    serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: (path) => (answers.isKept(path) || path === "/" ? "/-" : path),
      onFound: (_path, context) => {
        context.header("cache-control", answers.cacheControl(context.req.path, true));
        context.header("vary", "Accept-Encoding");
      },
    }),
  );
  app.get("*", async (context) => {
    const host = answers.isPage(context.req.path) ? pages.now(hostName(context)) : undefined;
    if (host === undefined) return context.text("Not found", 404);
    const asked = context.req.header("host") ?? "";
    const { html, etag, packed } = await host.page(asked, (text) => moved(text, asked));
    context.header("cache-control", answers.pageCacheControl);
    context.header("etag", etag);
    context.header("vary", "Accept-Encoding");
    if (context.req.header("if-none-match") === etag) return context.body(null, 304);
    const [encoding, bytes] = [...packed].find(([name]) => accepts(context, name)) ?? [];
    if (encoding === undefined || bytes === undefined) return context.html(html);
    context.header("content-type", "text/html; charset=UTF-8");
    context.header("content-encoding", encoding);
    return context.body(bytes);
  });
  return app;
}

const accepts = (context: Context, encoding: string): boolean =>
  (context.req.header("accept-encoding") ?? "").split(",").some((one) => one.trim() === encoding);
