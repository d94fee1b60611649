import type { Call, Variant } from "../../documents/generated/call.ts";
import type { Operation } from "../../documents/operation.ts";
import { type CallerParts, createCaller } from "../caller.ts";
import type { Connection } from "../connection.ts";
import { createServerClock } from "../server-clock.ts";
import { createTestTimers } from "./test-timers.ts";

export const TIMEOUT = 10_001;
export const DEADLINE = 60_001;
export const SECRET = "a-secret-that-is-shared";

const alwaysOnline: Connection = { isOnline: () => true, onOnline: () => () => {} };

/** An operation for tests: by default a safe, unsigned GET. */
export function operation(changes: Partial<Operation> = {}): Operation {
  return {
    id: "getOrder",
    method: "GET",
    path: "/v1/orders",
    base: "shop",
    security: [],
    securityHeaders: {},
    isSigned: false,
    timeoutMs: TIMEOUT,
    deadlineMs: DEADLINE,
    retry: { times: 2, delayMs: 500, backoff: "constant", maxDelayMs: 30_000 },
    isUnsafe: false,
    encrypt: [],
    replies: { 200: { type: "object", required: ["id"], properties: { id: { type: "string" } } } },
    ...changes,
  };
}

/** An unsafe POST for tests. */
export function unsafe(changes: Partial<Operation> = {}): Operation {
  return operation({ method: "POST", isUnsafe: true, ...changes });
}

/** The call `order.get` with these variants. */
export function order(variants: Call["variants"]): Record<string, Call> {
  const output = { type: "object" } as const;
  const call = {
    id: "order.get",
    formatVersion: 2,
    summary: "Gets an order.",
    input: {},
    output,
    failures: [],
    variants: variants,
  } as const;
  return { "order.get": call };
}

/**
 * A caller with one call, `order.get`, over one operation at that base. Its random number is always 1, so pauses are
 * whole.
 */
export function createShop(
  base: string,
  of: { operation?: Operation; variant?: Partial<Variant>; parts?: Partial<CallerParts> } = {},
) {
  const { timers, pauses, fire, waiting } = createTestTimers(TIMEOUT, DEADLINE);
  const reported: unknown[] = [];
  const caller = createCaller({
    calls: order({ plain: { operation: "getOrder", output: { id: { var: "reply.id" } }, ...of.variant } }),
    operations: { getOrder: of.operation ?? operation() },
    backEnd: {
      bases: { shop: base },
      signing: "hmac-sha-256",
      encryption: "aes-256-gcm",
      sharedSecret: SECRET,
      headers: { "x-channel": "WEB" },
    },
    chosenVariant: () => undefined,
    scope: () => ({ session: { account: "a1" }, client: { code: "corner-shop" }, programme: undefined }),
    token: () => undefined,
    clock: createServerClock(),
    report: (problem) => reported.push(problem),
    random: () => 1,
    connection: alwaysOnline,
    timers,
    ...of.parts,
  });
  const get = (input: Record<string, unknown> = {}, signal?: AbortSignal) =>
    caller.call({ call: "order.get", input, signal });
  return { caller, get, pauses, fire, waiting, reported };
}
