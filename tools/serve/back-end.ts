import type { Client } from "../../src/documents/generated/client.ts";
import type { SandboxClient } from "../sandbox/client.ts";
import { createSandbox, type Sandbox } from "../sandbox/create-sandbox.ts";
import { ownSites } from "./own-sites.ts";

/** The storage of the sandbox's rows. */
export interface BackEndOptions {
  /** A folder; rows are in memory without it. */
  readonly dataDir: string | undefined;
  /** A PostgreSQL server instead of the folder. */
  readonly databaseUrl: string | undefined;
}

/** The default storage: a folder, so that a restart keeps all people. */
export function usualBackEnd(isInMemory: boolean): BackEndOptions {
  return { dataDir: isInMemory ? undefined : ".sandbox", databaseUrl: process.env.DATABASE_URL || undefined };
}

/** The sandbox as the back end of all clients. */
export function openBackEnd(clients: readonly Client[], { dataDir, databaseUrl }: BackEndOptions): Promise<Sandbox> {
  return createSandbox({
    clients: clients.map(sandboxClient),
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(dataDir && !databaseUrl ? { dataDir } : {}),
  });
}

/** The facts about a client that the sandbox needs. */
export function sandboxClient(client: Client): SandboxClient {
  const { code, hosts, revealsUnknownIdentifiers, backEnd, region, signIn } = client;
  const [host] = hosts;
  return {
    code,
    ...(host === undefined ? {} : { host }),
    mobileLengths: region.mobileLengths,
    revealsUnknownIdentifiers,
    skipsCode: signIn.skipsCode,
    sharedSecret: backEnd.sharedSecret,
    currency: region.currency,
    timeZone: region.timeZone,
    sites: ownSites(client),
    merchants: Object.values(client.merchants),
    gateway: gatewayOf(client),
  };
}

/** Where a client's customers pay. */
const gatewayOf = ({ frames, leavesTo }: Client) => ({
  ...(frames?.card === undefined ? {} : { fields: frames.card }),
  ...(leavesTo?.gateway === undefined ? {} : { pages: leavesTo.gateway }),
});
