import type { Client } from "../../src/documents/generated/client.ts";
import { openBackEnd } from "../serve/back-end.ts";
import type { Reach, SpokenFor } from "./server.ts";

/** A server to check against the contract, and the clients of the requests. */
export interface ServerToTest {
  readonly reach: Reach;
  readonly spokenFor: readonly SpokenFor[];
  close(): Promise<void>;
}

/** The timeout of a reply, in milliseconds. */
const TIMEOUT_MS = 30_000;

/**
 * The server at the address, or a sandbox in memory. Only the paths of clients' bases are used, so that no other server
 * gets a request.
 */
export async function serverToTest(base: string | undefined, clients: readonly Client[]): Promise<ServerToTest> {
  const asClients = { spokenFor: spokenFor(clients) };
  if (base !== undefined) return { reach: reachOver(base), ...asClients, close: async () => {} };
  const sandbox = await openBackEnd(clients, { dataDir: undefined, databaseUrl: undefined });
  return { reach: async (path, init) => sandbox.app.request(path, init), ...asClients, close: sandbox.close };
}

/** The clients whose portals the requests imitate. */
export const spokenFor = (clients: readonly Client[]): SpokenFor[] =>
  clients.map(({ code, backEnd }) => ({
    code,
    sharedSecret: backEnd.sharedSecret,
    headers: backEnd.headers,
    bases: Object.fromEntries(Object.entries(backEnd.bases).map(([name, address]) => [name, basePath(address)])),
  }));

const basePath = (address: string): string => new URL(address, "http://server.invalid").pathname;

function reachOver(base: string): Reach {
  if (!URL.canParse(base)) throw new Error(`"${base}" is no address; it begins with http:// or https://.`);
  const { origin, pathname } = new URL(base);
  const prefix = pathname.replace(/\/$/, "");
  return async (path, init) => {
    try {
      return await fetch(`${origin}${prefix}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (cause) {
      throw new Error(`No answer from ${origin}${prefix}${path}.`, { cause });
    }
  };
}
