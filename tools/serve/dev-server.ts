import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type ViteDevServer } from "vite";
import { clientPage } from "../build/client-page.ts";
import { type BackEndOptions, openBackEnd } from "./back-end.ts";
import { listen } from "./listen.ts";
import { type LiveSites, liveSites } from "./live-sites.ts";
import { withNeighbours } from "./neighbours.ts";
import type { ServedPortal } from "./serve-portal.ts";
import { requestHost, sourceServer } from "./source-server.ts";

const documentFolders = ["flows", "programmes", "locales", "schemas"];
const settleMs = 100;

/** Reads documents again when one changes, and reloads them in every open page. */
function followDocuments(vite: ViteDevServer, sites: LiveSites): void {
  let timer: NodeJS.Timeout | undefined;
  vite.watcher.add(documentFolders);
  vite.watcher.on("all", (_event, path) => {
    if (!documentFolders.some((folder) => path.replaceAll("\\", "/").includes(`/${folder}/`))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      sites.refresh().then((isFit) => isFit && vite.ws.send({ type: "full-reload" }), vite.config.logger.error);
    }, settleMs);
  });
}

async function answerPage(vite: ViteDevServer, sites: LiveSites, request: IncomingMessage, response: ServerResponse) {
  const address = request.url ?? "/";
  const file = sites.file(address.replace(/\?.*$/, ""));
  if (file !== undefined) {
    response.setHeader("content-type", address.endsWith(".css") ? "text/css" : "application/json");
    return response.end(file);
  }
  const site = sites.byHost(requestHost(request));
  if (!site) {
    response.statusCode = 404;
    return response.end("Not found");
  }
  const html = await vite.transformIndexHtml(address, readFileSync("index.html", "utf8"));
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("cache-control", "no-store");
  const clients = sites.all().map(({ client }) => client);
  return response.end(withNeighbours(clientPage(site, html), clients, request.headers.host ?? ""));
}

/** Serves the sources: code changes at once, documents as soon as they are fit. */
export async function serveSources(of: {
  port: number | undefined;
  backEnd: BackEndOptions;
}): Promise<ServedPortal & { sites: LiveSites }> {
  const sites = await liveSites((text) => process.stdout.write(text));
  const clients = sites.all().map(({ client }) => client);
  const sandbox = await openBackEnd(clients, of.backEnd);
  const vite = await createServer({
    appType: "custom",
    server: { middlewareMode: true, allowedHosts: clients.flatMap(({ hosts }) => [...hosts]) },
  });
  followDocuments(vite, sites);
  const server = sourceServer(clients, sandbox, (request, response) => {
    vite.middlewares(request, response, () => {
      answerPage(vite, sites, request, response).catch((error: unknown) => {
        vite.config.logger.error(String(error));
        response.statusCode = 500;
        response.end("The page could not be made; the terminal says why.");
      });
    });
  });
  const listening = await listen(server, of.port);
  const close = async (): Promise<void> => {
    await listening.close();
    await vite.close();
    await sandbox.close();
  };
  return { port: listening.port, close, sites };
}
