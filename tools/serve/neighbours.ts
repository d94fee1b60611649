import { readFileSync } from "node:fs";
import { Hono } from "hono";
import type { Client } from "../../src/documents/generated/client.ts";

/** Under this ending of their names outside hosts stand on this machine. */
const HERE = ".localhost";

const frameOrigins = (clients: readonly Client[]): readonly string[] => [
  ...new Set(clients.flatMap(({ frames }) => Object.values(frames ?? {}))),
];

/**
 * A page or its policy with the foreign origins that clients show inside their pages moved to this machine, where the
 * sandbox stands in for them: `https://chat.example` becomes `http://chat.example.localhost:8080`.
 * @param host of the request, with its port
 */
export function withNeighbours(text: string, clients: readonly Client[], host: string): string {
  const port = /:\d+$/.exec(host)?.[0] ?? "";
  return frameOrigins(clients).reduce(
    (moved, origin) => moved.replaceAll(origin, `http://${new URL(origin).host}${HERE}${port}`),
    text,
  );
}

const chatPage = readFileSync(new URL("../sandbox/outside/chat.html", import.meta.url), "utf8");

/** Whether a request is for one of the foreign pages that stand on this machine. */
export function isNeighbour(clients: readonly Client[], hostName: string): boolean {
  return frameOrigins(clients).some((origin) => hostName === `${new URL(origin).host}${HERE}`);
}

/** The foreign pages. */
export function neighbourApp(clients: readonly Client[]): Hono {
  const app = new Hono();
  app.get("/", (context, next) => {
    const name = (context.req.header("host") ?? "").replace(/:\d+$/, "");
    return isNeighbour(clients, name) ? context.html(chatPage) : next();
  });
  return app;
}
