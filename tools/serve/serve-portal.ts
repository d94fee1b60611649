import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import type { Client } from "../../src/documents/generated/client.ts";
import type { Sandbox } from "../sandbox/create-sandbox.ts";
import { type BackEndOptions, openBackEnd } from "./back-end.ts";
import { directoryApp } from "./directory.ts";
import { hostGuard } from "./host-guard.ts";
import { listen } from "./listen.ts";
import { neighbourApp, withNeighbours } from "./neighbours.ts";
import { sampleFiles } from "./sample-files.ts";
import { siteApp } from "./site.ts";

export interface ServedPortal {
  readonly port: number;
  close(): Promise<void>;
}

/** Changes a page, or the value of a header, before it is served. */
type Change = (text: string) => string;

/** A build with the sandbox behind it, as one app. */
export function portalApp(
  clients: readonly Client[],
  dist: string,
  sandbox: Sandbox,
  change: Change = (text) => text,
): Hono {
  const app = new Hono().use(hostGuard(clients));
  app.route("/services", sandbox.services);
  app.route("/sandbox", sandbox.console);
  app.route("/gateway", sandbox.notices);
  app.route("/", neighbourApp(clients, sandbox));
  app.route("/", directoryApp(clients));
  app.route("/", sampleFiles(clients));
  app.route(
    "/",
    siteApp(dist, (text, host) => change(withNeighbours(text, clients, host))),
  );
  return app;
}

/** Serves a build, with the sandbox under /services and its page under /sandbox. */
export async function servePortal(of: {
  clients: readonly Client[];
  dist: string;
  port: number | undefined;
  backEnd: BackEndOptions;
  change?: Change;
}): Promise<ServedPortal> {
  const sandbox = await openBackEnd(of.clients, of.backEnd);
  const app = portalApp(of.clients, of.dist, sandbox, of.change);
  try {
    const { port, close } = await listen(createAdaptorServer({ fetch: app.fetch }), of.port);
    return { port, close: () => close().then(sandbox.close) };
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}
