import { clientSites, fitDocuments } from "../../../tools/build/load-clients.ts";
import { servePortal } from "../../../tools/serve/serve-portal.ts";
import { createSandboxConsole, type SandboxConsole } from "./sandbox-console.ts";

/** The production build, served as `portal preview --memory` does. */
export interface RunningPortal {
  /** Where a browser finds the portal of the partner with password and email code; Chromium takes every `*.localhost` for this machine. */
  readonly origin: string;
  /** The same server by its number, for requests from Node, which knows no `*.localhost`. */
  readonly loopback: string;
  /** The host name that such requests must name. */
  readonly host: string;
  readonly sandbox: SandboxConsole;
  close(): Promise<void>;
}

/** Whose portal the tests open; its journeys are those of base-client. */
const CLIENT = "tech-care";

/** Serves dist on a free port, with a sandbox in memory. */
export async function servePortalForTests(): Promise<RunningPortal> {
  const clients = (await clientSites(fitDocuments())).map(({ client }) => client);
  const backEnd = { dataDir: undefined, databaseUrl: undefined };
  const { port, close } = await servePortal({ clients, dist: "dist", port: 0, backEnd });
  const client = clients.find(({ id }) => id === CLIENT);
  const host = `${client?.hosts[0] ?? "localhost"}:${port}`;
  const loopback = `http://127.0.0.1:${port}`;
  return { origin: `http://${host}`, loopback, host, sandbox: createSandboxConsole(loopback), close };
}
