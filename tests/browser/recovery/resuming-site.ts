import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { listen } from "../../../tools/serve/listen.ts";
import type { RunningPortal } from "../support/served-portal.ts";

/** The served portal with `onReload: resume` for every client, otherwise unchanged, at its own port. */
export interface ResumingSite {
  clientOrigin(client: string): string;
  close(): Promise<void>;
}

/** A proxy of a portal. It changes the pages, so that a killed browser needs no set-up again. */
export async function serveResuming(portal: RunningPortal): Promise<ResumingSite> {
  const server = createServer((asked, answer) => forward(portal.loopback, asked, answer));
  const { port, close } = await listen(server, 0);
  return { clientOrigin: (client) => `http://${portal.clientHost(client).replace(/:\d+$/, "")}:${port}`, close };
}

function forward(to: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url = "/" } = asked;
  const passed = request(to + url, { method, headers }, (reply) => void passOn(reply, answer));
  // A browser that is killed takes no answer.
  passed.on("error", () => answer.destroy());
  asked.pipe(passed);
}

async function passOn(reply: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { "content-length": _, ...headers } = reply.headers;
  if (!headers["content-type"]?.startsWith("text/html")) {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
    return;
  }
  const chunks = await reply.toArray();
  answer.writeHead(reply.statusCode ?? 502, headers);
  answer.end(Buffer.concat(chunks).toString().replace('"onReload":"landing"', '"onReload":"resume"'));
}
