import type { MiddlewareHandler } from "hono";
import { Problem } from "./problem.ts";

/**
 * Refuses writes from a page of another origin. Such a page does not need the reply, and browsers let it send a request
 * with plain text. Programs without a page name no origin.
 */
export const refuseStrangers: MiddlewareHandler = async ({ req }, next) => {
  const origin = req.header("origin");
  const host = req.header("host") ?? new URL(req.url).host;
  const isOwn = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
  const isSafe = req.method === "GET" || req.method === "HEAD";
  if (!isSafe && !isOwn) throw new Problem(403, { code: "ORIGIN", message: "Another origin may not write here." });
  await next();
};
