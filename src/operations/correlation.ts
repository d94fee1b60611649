import { hex } from "./base64url.ts";

/** 128 random bits, in hexadecimal. */
export const randomHex = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** A new id that all attempts of a call carry, as `x-correlation-id`. */
export const createCorrelationId = (): string => randomHex();

/** The start of a correlation id, short enough to be read out on the telephone: "3F2A-9C1B". */
export function toSupportCode(correlationId: string): string {
  return `${correlationId.slice(0, 4)}-${correlationId.slice(4, 8)}`.toUpperCase();
}
