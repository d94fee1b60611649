import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { releaseFolder } from "../release/manifest.ts";
import { noPointer, POINTER, readPointer } from "../release/pointer.ts";
import answers from "../release/serving/answers.mjs";
import liveRelease from "../release/serving/live-release.mjs";

interface Host {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The current page of a host, by the current pointer. */
function hostNow(folder: string, name: string): Host | undefined {
  const pointerFile = join(folder, POINTER);
  const pointer = existsSync(pointerFile) ? readPointer(readFileSync(pointerFile, "utf8")) : noPointer;
  const release = liveRelease.releaseOfHost(pointer, name, Date.now());
  if (release === undefined) return undefined;
  const read = (file: string) => readFileSync(join(folder, releaseFolder(release), "hosts", name, file), "utf8");
  return { html: read("index.html"), headers: JSON.parse(read("headers.json")) };
}

const hostName = (context: Context): string => (context.req.header("host") ?? "").replace(/:\d+$/, "").toLowerCase();

/**
 * Serves a store as a static host would: files by their path, and for every other address the page that is live for
 * the host that is asked for. Every answer, also a failure, has that host's headers.
 * @param moved puts other addresses into pages and headers for the host (with its port) that is asked for
 */
export function siteApp(folder: string, moved: (text: string, host: string) => string = (text) => text): Hono {
  const app = new Hono();
  const headers = (context: Context) =>
    hostNow(folder, hostName(context))?.headers ?? {
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
      rewriteRequestPath: (path) => (answers.isKept(path) || path === "/" ? "/-" : path),
      onFound: (_path, context) => context.header("cache-control", answers.cacheControl(context.req.path, true)),
    }),
  );
  app.get("*", (context) => {
    const host = answers.isPage(context.req.path) ? hostNow(folder, hostName(context)) : undefined;
    if (host === undefined) return context.text("Not found", 404);
    return context.html(moved(host.html, context.req.header("host") ?? ""));
  });
  return app;
}
