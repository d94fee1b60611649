import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach } from "vitest";

/** A request as a back end received it. */
export interface Received {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** Answers one request. */
export type Answer = (response: ServerResponse, request: Received) => void;

const servers = new Set<Server>();

afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  servers.clear();
});

/** A server on a free port that gives these answers in turn and repeats the last, until the test is over. */
export async function startBackEnd(...answers: readonly Answer[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const one = { method, target: url, headers, body: Buffer.concat(chunks).toString("utf8") };
    received.push(one);
    answers[Math.min(received.length, answers.length) - 1]?.(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  servers.add(server);
  return { base: `http://127.0.0.1:${readPort(server.address())}`, received };
}

function readPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
  return address.port;
}

/** Answers with JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return text(status, JSON.stringify(body), { "content-type": "application/json", ...headers });
}

/** Answers with a text, of HTML unless the headers say otherwise. */
export function text(status: number, body: string, headers: Record<string, string> = {}): Answer {
  return (response) => response.writeHead(status, { "content-type": "text/html", ...headers }).end(body);
}

/** Resets the connection instead of answering. */
export const reset: Answer = (response) => {
  response.destroy();
};

/** Announces more than it sends, then cuts the connection. */
export const cut: Answer = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
  response.write('{"id":"1', () => response.destroy());
};
