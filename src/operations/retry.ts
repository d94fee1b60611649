import type { RetryPolicy } from "../documents/operation.ts";
import type { Instant } from "../engine/index.ts";
import { parseHttpDate } from "./http-date.ts";

/**
 * The pause before the next try, in milliseconds; undefined when no try is left. `tries` counts those made; the
 * back-off is constant or doubles, up to the maximum, and up to half of it is random. A pause from Retry-After replaces
 * it; a random part up to the same length is added, or up to the maximum when that is more, so that refused clients do
 * not return at once.
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

/**
 * A Retry-After header in milliseconds from now: seconds or an HTTP date (RFC 9110, 10.2.3); undefined when it is
 * neither.
 */
export function retryAfter(header: string | null, now: Instant): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = parseHttpDate(header);
  return date === undefined ? undefined : Math.max(0, date - now);
}
