import type { RetryPolicy } from "../documents/operation.ts";
import type { Instant } from "../engine/index.ts";
import { parseHttpDate } from "./http-date.ts";

/**
 * How long to wait before the next try, in milliseconds, or undefined when there is none.
 * `tries` counts those made; back-off is constant or doubles, up to the maximum, of which chance takes up to a half.
 * What the server asked for by Retry-After counts instead; chance adds as much again, or up to the maximum where that is
 * more, so that all who were sent away at once do not come back at once.
 */
export function retryDelay(
  policy: RetryPolicy,
  of: { tries: number; retryAfterMs?: number | undefined; random: () => number },
): number | undefined {
  if (of.tries > policy.times) return undefined;
  if (of.retryAfterMs !== undefined) {
    return of.retryAfterMs + of.random() * Math.max(of.retryAfterMs, policy.maxDelayMs);
  }
  const factor = policy.backoff === "exponential" ? 2 ** (of.tries - 1) : 1;
  const longest = Math.min(policy.delayMs * factor, policy.maxDelayMs);
  return longest * (0.5 + of.random() / 2);
}

/** A Retry-After header in milliseconds from now: seconds or an HTTP date (RFC 9110, 10.2.3); undefined when it is neither. */
export function retryAfter(header: string | null, now: Instant): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = parseHttpDate(header);
  return date === undefined ? undefined : Math.max(0, date - now);
}
