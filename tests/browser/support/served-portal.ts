import type { Client } from "../../../src/documents/generated/client.ts";
import { servePortal } from "../../../tools/serve/serve-portal.ts";
import { createSandboxConsole, type SandboxConsole } from "./sandbox-console.ts";

/** The production build, served as `portal preview --memory` does. */
export interface RunningPortal {
  /** Where a browser finds a client's portal; Chromium takes every `*.localhost` for this machine. */
  clientOrigin(client: string): string;
  /** The same server by its number, for requests from Node, which knows no `*.localhost`. */
  readonly loopback: string;
  /** The host name of a client's portal in such requests. */
  clientHost(client: string): string;
  readonly sandbox: SandboxConsole;
  close(): Promise<void>;
}

/** Serves a store on a free port, with a sandbox in memory. */
export async function servePortalForTests(clients: readonly Client[], store = "dist"): Promise<RunningPortal> {
  const backEnd = { dataDir: undefined, databaseUrl: undefined };
  const { port, close } = await servePortal({ clients, dist: store, port: 0, backEnd });
  const loopback = `http://127.0.0.1:${port}`;
  const clientHost = (client: string) => {
    const host = clients.find(({ id }) => id === client)?.hosts[0];
    if (host === undefined) throw new Error(`No client is called ${client}.`);
    return `${host}:${port}`;
  };
  const clientOrigin = (client: string) => `http://${clientHost(client)}`;
  return { clientOrigin, clientHost, loopback, sandbox: createSandboxConsole(loopback), close };
}
