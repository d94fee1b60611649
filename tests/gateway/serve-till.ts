import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { releasedSites, servedClients } from "../../tools/build/load-clients.ts";
import { readApp } from "../../tools/release/app-build.ts";
import { folderStore } from "../../tools/release/folder-store.ts";
import { publishFiles } from "../../tools/release/publish.ts";
import { toSources } from "../../tools/release/sources.ts";
import { releaseFiles } from "../../tools/release/write-release.ts";
import { openBackEnd } from "../../tools/serve/back-end.ts";
import { listen } from "../../tools/serve/listen.ts";
import { portalApp } from "../../tools/serve/serve-portal.ts";
import { checkWithTill, filesWithTill, PAYING_CLIENT } from "./files-with-till.ts";
import { createTillServer, type TillServer } from "./till-server.ts";

/** A built portal whose customers pay by the test gateway. */
export interface ServedTill {
  readonly till: TillServer;
  readonly origin: string;
  close(): Promise<void>;
}

/** Releases the documents with the till for the app in `dist`, and serves them with the gateway on a free port. */
export async function serveTill(): Promise<ServedTill> {
  const files = filesWithTill();
  const { context } = checkWithTill(files);
  const folder = mkdtempSync(join(tmpdir(), "till-"));
  cpSync("dist", folder, { recursive: true });
  const sites = await releasedSites(context, [PAYING_CLIENT]);
  await publishFiles(releaseFiles(sites, readApp(folder), toSources(files)), folderStore(folder));
  const clients = servedClients(context).filter(({ id }) => id === PAYING_CLIENT);
  const sandbox = await openBackEnd(clients, { dataDir: undefined, databaseUrl: undefined });
  const till = createTillServer();
  const app = new Hono().route("/", till.app).route("/", portalApp(clients, folder, sandbox));
  const { port, close } = await listen(createAdaptorServer({ fetch: app.fetch }), 0);
  return {
    till,
    origin: `http://${clients[0]?.hosts[0]}:${port}`,
    async close() {
      await close();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
