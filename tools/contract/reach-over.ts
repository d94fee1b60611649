import { type IncomingMessage, request as overHttp } from "node:http";
import { request as overTls } from "node:https";
import { buffer } from "node:stream/consumers";
import type { Reach } from "./server.ts";

/** The timeout of a reply, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Requests to the server at an address. Throws when it is none. */
export function reachOver(base: string): Reach {
  if (!URL.canParse(base)) throw new Error(`"${base}" is no address; it begins with http:// or https://.`);
  const { origin, pathname } = new URL(base);
  const prefix = pathname.replace(/\/$/, "");
  return async (path, init) => {
    const address = `${origin}${prefix}${path}`;
    try {
      if (new Headers(init.headers).has("host")) return await fetchUnderHost(address, init);
      return await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (cause) {
      throw new Error(`No answer from ${address}.`, { cause });
    }
  };
}

/** A request under the `Host` of its headers, which `fetch` replaces by that of the address. Its body is a text. */
async function fetchUnderHost(address: string, { method = "GET", headers, body }: RequestInit): Promise<Response> {
  const send = new URL(address).protocol === "https:" ? overTls : overHttp;
  const options = { method, headers: Object.fromEntries(new Headers(headers)), timeout: TIMEOUT_MS };
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = send(address, options, resolve).on("error", reject);
    sent.on("timeout", () => sent.destroy(new Error("It took too long.")));
    sent.end(typeof body === "string" ? body : "");
  });
  const text = await buffer(reply);
  const own = Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const { statusCode: status = 0 } = reply;
  return new Response(status === 204 || status === 304 ? null : new Uint8Array(text), { status, headers: own });
}
