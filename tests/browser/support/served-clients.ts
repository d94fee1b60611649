import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Client } from "../../../src/documents/generated/client.ts";
import { clientSites, fitDocuments } from "../../../tools/build/load-clients.ts";

const FILE = ".cache/served-clients.json";

/** The clients that are served. All documents are checked for it, which takes seconds. */
export const checkedClients = async (): Promise<readonly Client[]> =>
  (await clientSites(fitDocuments())).map(({ client }) => client);

/** Before all browser tests: looks the clients up once, for every worker. */
export default async function noteClients(): Promise<void> {
  const clients = await checkedClients();
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(clients));
}

/** The clients, as they were when the browser tests began. */
export const notedClients = (): readonly Client[] => JSON.parse(readFileSync(FILE, "utf8"));
