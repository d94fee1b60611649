import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { everyAnswer } from "./security-headers.ts";

interface Host {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Hashed files never change; all else is asked for again each time. */
const cacheControl = (path: string): string =>
  /^\/(assets|release)\//.test(path) ? "public, max-age=31536000, immutable" : "no-cache";

function readHosts(folder: string): Map<string, Host> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    names.map((name) => {
      const headers: Record<string, string> = JSON.parse(readFileSync(join(folder, name, "headers.json"), "utf8"));
      return [name, { html: readFileSync(join(folder, name, "index.html"), "utf8"), headers }];
    }),
  );
}

const hostName = (context: Context): string => (context.req.header("host") ?? "").replace(/:\d+$/, "").toLowerCase();

/** A page of the portal is asked for, not one of its files. */
const isPage = (path: string): boolean => !/\.[a-z0-9]+$/i.test(path) || path.startsWith("/files/");

/**
 * Serves a built portal as a static host would: files by their path, and for every other address the page of the host
 * that is asked for, under that host's headers.
 * @param moved puts other addresses into pages and headers for the host (with its port) that is asked for
 */
export function siteApp(distFolder: string, moved: (text: string, host: string) => string = (text) => text): Hono {
  const hosts = readHosts(join(distFolder, "hosts"));
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(everyAnswer)) context.res.headers.set(name, value);
  });
  app.use(
    serveStatic({
      root: distFolder,
      rewriteRequestPath: (path) => (path.startsWith("/hosts/") || path === "/" ? "/-" : path),
      onFound: (_path, context) => context.header("cache-control", cacheControl(context.req.path)),
    }),
  );
  app.get("*", (context) => {
    const host = hosts.get(hostName(context));
    if (!host || !isPage(context.req.path)) return context.text("Not found", 404);
    const asked = context.req.header("host") ?? "";
    const headers = Object.entries(host.headers).map(([name, value]) => [name, moved(value, asked)]);
    return context.html(moved(host.html, asked), 200, { ...Object.fromEntries(headers), "cache-control": "no-cache" });
  });
  return app;
}
