import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { listen } from "../../../tools/serve/listen.ts";
import type { RunningPortal } from "./served-portal.ts";

/** The served portal with other pages and release documents, at its own port. */
export interface ChangedSite {
  clientOrigin(client: string): string;
  close(): Promise<void>;
}

/** Changes the text of a page, or of a document of its release. */
type Change = (text: string) => string;

/** A customer goes on after a reload from where they were. */
export const resuming: Change = (html) => html.replace('"onReload":"landing"', '"onReload":"resume"');

/**
 * A proxy of a portal that changes the pages and the documents of a release. The browser keeps its cache, which an interception by Playwright would
 * switch off, and a killed browser needs no set-up again.
 */
export async function serveChanged(portal: RunningPortal, change: Change): Promise<ChangedSite> {
  const server = createServer((asked, answer) => forward({ to: portal.loopback, change }, asked, answer));
  const { port, close } = await listen(server, 0);
  return { clientOrigin: (client) => `http://${portal.clientHost(client).replace(/:\d+$/, "")}:${port}`, close };
}

function forward({ to, change }: { to: string; change: Change }, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url = "/" } = asked;
  const isText = asksForText(asked);
  const headers = isText ? withoutPacking(asked.headers) : asked.headers;
  const passed = request(
    to + url,
    { method, headers },
    (reply) => void passOn(reply, answer, isText ? change : undefined),
  );
  // A browser that is killed takes no answer.
  passed.on("error", () => answer.destroy());
  asked.pipe(passed);
}

const asksForText = ({ headers, url = "" }: IncomingMessage) =>
  headers.accept?.includes("text/html") === true || /^\/release\/[^?]+\.json$/.test(url);

/** What is changed comes as text. */
const withoutPacking = ({ "accept-encoding": _, ...headers }: IncomingHttpHeaders) => headers;

async function passOn(reply: IncomingMessage, answer: ServerResponse, change: Change | undefined): Promise<void> {
  const { "content-length": _, ...headers } = reply.headers;
  if (change === undefined || !/^(?:text\/html|application\/json)/.test(headers["content-type"] ?? "")) {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
    return;
  }
  const chunks = await reply.toArray();
  answer.writeHead(reply.statusCode ?? 502, headers);
  answer.end(change(Buffer.concat(chunks).toString()));
}
