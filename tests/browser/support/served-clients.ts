import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Client } from "../../../src/documents/generated/client.ts";
import { servedClients } from "../../../tools/build/load-clients.ts";
import { prepareRepository } from "../../../tools/checker/prepare-repository.ts";

const FILE = ".cache/served-clients.json";

/** Before all browser tests: looks the clients up once, for every worker. */
export default function noteClients(): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(servedClients(prepareRepository())));
}

/** The clients, as they were when the browser tests began, or when they were first listed. */
export function notedClients(): readonly Client[] {
  if (!existsSync(FILE)) noteClients();
  return JSON.parse(readFileSync(FILE, "utf8"));
}
