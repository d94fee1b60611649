import type { MiddlewareHandler } from "hono";
import type { Client } from "../../src/documents/generated/client.ts";
import answers from "../release/serving/answers.mjs";
import { isNeighbour } from "./neighbours.ts";

/** The answer to a request for an unknown host: without content or caching. */
export const closedHeaders: Readonly<Record<string, string>> = {
  ...answers.everyAnswer,
  "content-security-policy": answers.closedPolicy,
  "cache-control": "no-store",
};

/** 421 Misdirected Request (RFC 9110, section 15.5.20). */
export const MISDIRECTED = 421;

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** The name of a `Host` header, without its port. */
export const withoutPort = (host: string): string => host.replace(/:\d+$/, "").toLowerCase();

/**
 * Whether a host belongs to this machine: a client's, one that the sandbox plays, or the loopback. Any other name was
 * pointed here by somebody else (DNS rebinding), whose page would read every answer.
 */
export const isOwnHost = (clients: readonly Client[], host: string): boolean => {
  const name = withoutPort(host);
  return LOOPBACK.includes(name) || clients.some(({ hosts }) => hosts.includes(name)) || isNeighbour(clients, name);
};

/** Answers only own hosts, and adds the portal's headers to every answer without its own. */
export function hostGuard(clients: readonly Client[]): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header("host") ?? new URL(context.req.url).host;
    if (!isOwnHost(clients, host)) return new Response(null, { status: MISDIRECTED, headers: closedHeaders });
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(closedHeaders)) if (!headers.has(name)) headers.set(name, value);
    return undefined;
  };
}
