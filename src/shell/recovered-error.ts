import { MissingCodeError } from "../renderer/index.ts";

/**
 * The error to report after React recovered from it by a second try: its cause, if React names one. Undefined when code
 * was missing: it is fetched again, and if that fails, the waiting boundary reports it.
 */
export function recoveredError(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof MissingCodeError ? undefined : cause;
}
