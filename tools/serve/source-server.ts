import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { Client } from "../../src/documents/generated/client.ts";
import type { Sandbox } from "../sandbox/create-sandbox.ts";
import { directoryApp } from "./directory.ts";
import { closedHeaders, hostGuard, isOwnHost, MISDIRECTED, withoutPort } from "./host-guard.ts";
import { isNeighbour, neighbourApp } from "./neighbours.ts";
import { sampleFiles } from "./sample-files.ts";

/** The host of a request, without its port. */
export const requestHost = (request: IncomingMessage): string => withoutPort(request.headers.host ?? "");

/** Vite's own scripts and styles are inline, and it changes code with `eval`: no full policy here, only no frames. */
const sourceHeaders = { ...closedHeaders, "content-security-policy": "frame-ancestors 'none'; base-uri 'none'" };

/**
 * The server of `portal dev`, for the clients' hosts only: the sandbox and its neighbours as everywhere, and pages and
 * files of the sources by `answerSource`.
 */
export function sourceServer(
  clients: readonly Client[],
  sandbox: Sandbox,
  answerSource: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const fixed = new Hono()
    .use(hostGuard(clients))
    .route("/services", sandbox.services)
    .route("/sandbox", sandbox.console)
    .route("/gateway", sandbox.notices)
    .route("/", neighbourApp(clients, sandbox))
    .route("/", directoryApp(clients))
    .route("/", sampleFiles(clients));
  const answerFixed = getRequestListener(fixed.fetch);
  const isFixed = (request: IncomingMessage): boolean =>
    /^\/(services|sandbox|gateway|files)(\/|\?|$)/.test(request.url ?? "/") ||
    requestHost(request) === "localhost" ||
    isNeighbour(clients, requestHost(request));
  return createServer((request, response) => {
    if (!isOwnHost(clients, request.headers.host ?? "")) {
      setHeaders(response, closedHeaders);
      response.statusCode = MISDIRECTED;
      return void response.end();
    }
    if (isFixed(request)) return void answerFixed(request, response);
    setHeaders(response, sourceHeaders);
    answerSource(request, response);
  });
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
