import { setTimeout } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, MiddlewareHandler } from "hono";
import type { Fault, Faults } from "./faults.ts";
import { expired } from "./security/tokens.ts";

const PAGE = "<!doctype html><title>Bad gateway</title><h1>502 Bad gateway</h1>";

/** After this delay in milliseconds, counted from when the server asks for more, the first bytes are on their way. */
const SENT_AFTER_MS = 30;

/** Bindings of the Node server; absent when a test calls `app.request`. */
export type Bindings = Partial<HttpBindings>;

/** Injects the active fault under a name; without a fault it does nothing. */
export function injectFaults(name: string, faults: Faults): MiddlewareHandler<{ Bindings: Bindings }> {
  return async (context, next) => {
    const fault = faults.take(name);
    if (!fault) return next();
    switch (fault.kind) {
      case "latency":
        await wait(fault.ms ?? 3000, context.req.raw.signal);
        return next();
      case "hang":
        return new Promise<Response>(() => {}); // until the other side gives up
      case "cutBefore":
        return cut(context.env);
      case "cutAfter":
        await next();
        replace(context, cut(context.env));
        return;
      case "cutBody":
      case "malformed":
      case "trickle":
        await next();
        replace(context, await spoil(context.res, fault));
        return;
      default:
        return instead(fault);
    }
  };
}

/** Another reply; Hono would add the headers of the first. */
function replace(context: Context, reply: Response): void {
  context.res = undefined;
  context.res = reply;
}

/** A reply instead of the operation's, which is not called. */
function instead({ kind, status, retryAfter }: Fault): Response {
  if (kind === "html") return new Response(PAGE, { status: status ?? 200, headers: { "content-type": "text/html" } });
  if (kind === "shape") return Response.json([{ unexpected: true }]);
  if (kind === "expired") return Response.json(expired().body, { status: 401 });
  const headers = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  return Response.json({ code: "FAULT", message: "A fault is switched on." }, { status: status ?? 503, headers });
}

/** Ends the connection without a reply. */
function cut(bindings: Bindings | undefined): Response {
  const socket = bindings?.incoming?.socket;
  if (!socket)
    return new Response(new ReadableStream({ start: (body) => body.error(new Error("The connection ended.")) }));
  socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

async function spoil(reply: Response, { kind, ms = 200 }: Fault): Promise<Response> {
  const bytes = new Uint8Array(await reply.arrayBuffer());
  const headers = new Headers(reply.headers);
  // An empty body is cut at its end.
  if (kind === "cutBody" && bytes.length > 0) headers.set("content-length", String(bytes.length));
  else headers.delete("content-length");
  return new Response(spoilt(bytes, kind, ms), { status: reply.status, headers });
}

function spoilt(bytes: Uint8Array<ArrayBuffer>, kind: Fault["kind"], ms: number): BodyInit {
  const half = bytes.slice(0, Math.floor(bytes.length / 2));
  if (kind === "trickle") return trickle(bytes, ms);
  return kind === "cutBody" ? endingAfter(half) : half;
}

/** Sends these bytes and then ends the connection. */
function endingAfter(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false;
  const pull: UnderlyingDefaultSource<Uint8Array>["pull"] = async (controller) => {
    if (!isSent) controller.enqueue(bytes);
    else {
      await setTimeout(SENT_AFTER_MS);
      controller.error(new Error("The connection ended."));
    }
    isSent = true;
  };
  // Asked for more, and not before: a busy server would send the error instead of the first bytes.
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

function trickle(bytes: Uint8Array, ms: number): ReadableStream<Uint8Array> {
  let sent = 0;
  const stopped = new AbortController();
  return new ReadableStream({
    async pull(controller) {
      if (bytes.length === 0) return; // without its end
      if (sent > 0) await wait(ms, stopped.signal);
      controller.enqueue(bytes.slice(sent, sent + 1));
      sent += 1;
      if (sent >= bytes.length) controller.close();
    },
    cancel: () => stopped.abort(),
  });
}

/** Waits, or returns when the other side has gone. */
const wait = (ms: number, signal: AbortSignal): Promise<void> => setTimeout(ms, undefined, { signal }).catch(() => {});
