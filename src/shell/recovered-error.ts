import { MissingCodeError } from "../renderer/index.ts";

/**
 * What to report of an error that React drew over at the second try: its cause, where React names one. Undefined where
 * code was missing: it is fetched again, and should it never come, the boundary that waits for it says so.
 */
export function recoveredError(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof MissingCodeError ? undefined : cause;
}
