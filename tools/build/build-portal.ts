import { join } from "node:path";
import { build, type LogLevel } from "vite";
import type { ClientSite } from "./client-site.ts";
import { clientSites, fitDocuments } from "./load-clients.ts";
import { writeDist } from "./write-dist.ts";

/** Checks the documents, builds the app, and writes both to the folder. Throws when a document is unfit. */
export async function buildPortal({
  dist = "dist",
  logLevel,
}: {
  dist?: string;
  logLevel: LogLevel;
}): Promise<ClientSite[]> {
  const documents = fitDocuments();
  const sites = await clientSites(documents);
  await build({ logLevel, build: { outDir: join(process.cwd(), dist), emptyOutDir: true } });
  writeDist(dist, sites);
  return sites;
}
