import { hex } from "./base64url.ts";

/** A new id that goes out with all attempts of a call, as `x-correlation-id`. */
export function createCorrelationId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** The start of a correlation id, short enough to be read out on the telephone: "3F2A-9C1B". */
export function supportCodeOf(correlationId: string): string {
  return `${correlationId.slice(0, 4)}-${correlationId.slice(4, 8)}`.toUpperCase();
}
