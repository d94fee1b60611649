import type { MiddlewareHandler } from "hono";
import type { Clock } from "./clock.ts";
import type { Bindings } from "./inject-fault.ts";
import { randomId } from "./security/random.ts";

/** The values that every request of the services carries. */
export interface ServerEnv {
  Bindings: Bindings;
  Variables: { now: Date; correlationId: string };
}

const CORRELATION_ID = /^[\w.:-]{1,100}$/;

/** Reads the clock once for a request, and gives every reply its date, its correlation id, `nosniff` and `no-store`. */
export function serverHeaders(clock: Clock): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const sent = context.req.header("x-correlation-id") ?? "";
    context.set("correlationId", CORRELATION_ID.test(sent) ? sent : randomId("c"));
    const offsetMs = await clock.offsetMs();
    const now = () => new Date(Date.now() + offsetMs);
    context.set("now", now());
    await next();
    context.header("date", now().toUTCString());
    context.header("x-correlation-id", context.get("correlationId"));
    context.header("x-content-type-options", "nosniff");
    if (!context.res.headers.has("cache-control")) context.header("cache-control", "no-store");
  };
}
