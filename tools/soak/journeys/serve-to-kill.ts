import { readFileSync } from "node:fs";
import type { Client } from "../../../src/documents/generated/client.ts";
import { servePortal } from "../../serve/serve-portal.ts";

/** A process of its own, to be killed: `serve-to-kill.ts <clients.json> <store> <port> <dataDir|databaseUrl> <place>`. */
const [file = "", dist = "", port = "0", kind, place = ""] = process.argv.slice(2);
const clients: readonly Client[] = JSON.parse(readFileSync(file, "utf8"));
const backEnd = {
  dataDir: kind === "dataDir" ? place : undefined,
  databaseUrl: kind === "databaseUrl" ? place : undefined,
};
const served = await servePortal({ clients, dist, port: Number(port), backEnd });
process.stdout.write(`ready ${served.port}\n`);
