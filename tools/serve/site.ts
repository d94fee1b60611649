import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import liveRelease from "../release/live-release.mjs";
import { releaseFolder } from "../release/manifest.ts";
import { noPointer, POINTER, readPointer } from "../release/pointer.ts";
import { everyAnswer } from "./security-headers.ts";

interface Host {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Hashed files never change; all else is asked for again each time. */
const cacheControl = (path: string): string =>
  /^\/(assets|release)\//.test(path) ? "public, max-age=31536000, immutable" : "no-cache";

/** What a store keeps for itself: no address leads there. */
const isKept = (path: string): boolean => /^\/(?:apps|live|releases)(?:\/|\.json$)/.test(path) || path === "/";

/** The page that a host gets now, by what the pointer says now. */
function hostNow(folder: string, name: string): Host | undefined {
  const pointerFile = join(folder, POINTER);
  const pointer = existsSync(pointerFile) ? readPointer(readFileSync(pointerFile, "utf8")) : noPointer;
  const release = liveRelease.releaseOfHost(pointer, name, Date.now());
  if (release === undefined) return undefined;
  const read = (file: string) => readFileSync(join(folder, releaseFolder(release), "hosts", name, file), "utf8");
  return { html: read("index.html"), headers: JSON.parse(read("headers.json")) };
}

const hostName = (context: Context): string => (context.req.header("host") ?? "").replace(/:\d+$/, "").toLowerCase();

/** A page of the portal is asked for, not one of its files. */
const isPage = (path: string): boolean => !/\.[a-z0-9]+$/i.test(path) || path.startsWith("/files/");

/**
 * Serves a store as a static host would: files by their path, and for every other address the page that is live for
 * the host that is asked for, under that host's headers.
 * @param moved puts other addresses into pages and headers for the host (with its port) that is asked for
 */
export function siteApp(folder: string, moved: (text: string, host: string) => string = (text) => text): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(everyAnswer)) context.res.headers.set(name, value);
  });
  app.use(
    serveStatic({
      root: folder,
      rewriteRequestPath: (path) => (isKept(path) ? "/-" : path),
      onFound: (_path, context) => context.header("cache-control", cacheControl(context.req.path)),
    }),
  );
  app.get("*", (context) => {
    const host = isPage(context.req.path) ? hostNow(folder, hostName(context)) : undefined;
    if (host === undefined) return context.text("Not found", 404);
    const asked = context.req.header("host") ?? "";
    const headers = Object.entries(host.headers).map(([name, value]) => [name, moved(value, asked)]);
    return context.html(moved(host.html, asked), 200, { ...Object.fromEntries(headers), "cache-control": "no-store" });
  });
  return app;
}
