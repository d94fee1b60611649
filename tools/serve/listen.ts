import type { AddressInfo } from "node:net";
import type { ServerType } from "@hono/node-server";

export interface Listening {
  readonly port: number;
  /** Ends open connections too, so that the process can stop at once. */
  close(): Promise<void>;
}

const usualPort = 8080;
const portsTried = 20;
/** Node's default of five seconds often closes a connection at its next use. */
const KEEP_ALIVE_MS = 75_000;

function listenOnce(server: ServerType, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

const isTaken = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "EADDRINUSE";

async function listenFrom(server: ServerType, first: number, tries: number): Promise<number> {
  for (let port = first; ; port += 1) {
    try {
      return await listenOnce(server, port);
    } catch (error) {
      if (!isTaken(error) || port >= first + tries - 1) throw error;
    }
  }
}

/**
 * Listens on the loopback address only. By default it takes port 8080 or the next free one. Throws when the wished port
 * is taken.
 */
export async function listen(server: ServerType, wishedPort: number | undefined): Promise<Listening> {
  if ("keepAliveTimeout" in server) server.keepAliveTimeout = KEEP_ALIVE_MS;
  const port = await listenFrom(server, wishedPort ?? usualPort, wishedPort === undefined ? portsTried : 1);
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      if ("closeAllConnections" in server) server.closeAllConnections();
    });
  return { port, close };
}
