import { Hono } from "hono";
import type { Client } from "../../src/documents/generated/client.ts";
import { createSandbox, type Sandbox } from "../sandbox/create-sandbox.ts";
import { readSeeds } from "../sandbox/seed/read-seeds.ts";
import { sandboxClient } from "../serve/back-end.ts";
import { hostGuard } from "../serve/host-guard.ts";
import { discreetSeeds, discreetTwins, twinsOf } from "./discreet-twins.ts";
import { reachOver } from "./reach-over.ts";
import type { Reach, SpokenFor } from "./server.ts";

/** A server to check against the contract, and the clients of the requests. */
export interface ServerToTest {
  readonly reach: Reach;
  readonly spokenFor: readonly SpokenFor[];
  close(): Promise<void>;
}

/**
 * The server at the address, or a sandbox in memory, which has discreet twins too. Only the paths of clients' bases are
 * used, so that no other server gets a request.
 */
export async function serverToTest(base: string | undefined, clients: readonly Client[]): Promise<ServerToTest> {
  const speaking = spokenFor(clients);
  if (base !== undefined) return { reach: reachOver(base), spokenFor: speaking, close: async () => {} };
  const own = clients.map(sandboxClient);
  const seeds = readSeeds();
  const sandbox = await createSandbox({
    clients: [...own, ...discreetTwins(own)],
    seeds: [...seeds, ...discreetSeeds(seeds)],
  });
  return { reach: reachIn(sandbox), spokenFor: [...speaking, ...twinsOf(speaking)], close: sandbox.close };
}

/** Requests to a sandbox in this process, which answers to the machine's own names only, as `npm start` serves it. */
export function reachIn({ app }: Pick<Sandbox, "app">): Reach {
  const guarded = new Hono().use(hostGuard([])).route("/", app);
  return async (path, init) => guarded.request(path, init);
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
