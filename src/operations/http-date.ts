import type { Instant } from "../engine/index.ts";

const HTTP_DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

/**
 * An HTTP date (RFC 9110, 5.6.7, the form that servers send); undefined for anything else, at which Date.parse may
 * guess.
 */
export function parseHttpDate(header: string | null): Instant | undefined {
  const date = header !== null && HTTP_DATE.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? undefined : date;
}
