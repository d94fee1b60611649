import { createFetch } from "ofetch";
import type { PreparedRequest } from "./request.ts";
import { anySignal, type StopReason, stopReason, timeLimit } from "./stop-signal.ts";
import type { Timers } from "./timers.ts";

/** How one attempt ended: with a whole reply, with a connection that failed, or stopped by us. */
export type Attempt =
  | { readonly kind: "reply"; readonly status: number; readonly text: string; readonly headers: Headers }
  | { readonly kind: "broken" }
  | { readonly kind: "stopped"; readonly reason: StopReason };

/** Sends one request, once. */
export type Send = (
  request: PreparedRequest & { readonly sent: Headers },
  limits: { timeoutMs: number; stops: readonly AbortSignal[] },
) => Promise<Attempt>;

/**
 * Makes the one place that sends. A redirect is not followed, as it would carry tokens elsewhere.
 * ofetch is asked to do nothing again, to judge no status and to parse nothing: it would hide a cut or foreign reply.
 */
export function createSend(of: { fetch: typeof fetch; timers: Timers }): Send {
  const $fetch = createFetch({ fetch: of.fetch });
  return async ({ url, method, sent, body }, { timeoutMs, stops }) => {
    const limit = timeLimit(timeoutMs, "timeout", of.timers);
    const stop = anySignal([...stops, limit.signal]);
    const { signal } = stop;
    const content = body === undefined ? {} : { body };
    const fixed = {
      retry: 0,
      ignoreResponseError: true,
      responseType: "text",
      redirect: "manual",
      cache: "no-store",
    } as const;
    try {
      const reply = await $fetch.raw(url, { ...fixed, ...content, method, headers: sent, signal });
      return { kind: "reply", status: reply.status, text: reply._data ?? "", headers: reply.headers };
    } catch {
      return signal.aborted ? { kind: "stopped", reason: stopReason(signal) } : { kind: "broken" };
    } finally {
      limit.release();
      stop.release();
    }
  };
}
