import { notAuthorised } from "../problem.ts";
import { keyedHash } from "./random.ts";
import { checkTimestamp, isEqual } from "./signature.ts";

/** A notice as it is signed; `timestamp` in milliseconds since 1970. */
export interface SignedNotice {
  readonly merchant: string;
  readonly timestamp: string;
  readonly body: string;
}

/**
 * The signature of a notice of the gateway: HMAC-SHA-256 with the secret that the gateway and one merchant share. No
 * portal knows it.
 */
export const signNotice = (secret: string, { merchant, timestamp, body }: SignedNotice): string =>
  keyedHash(keyedHash(secret, "merchant of the gateway", merchant), timestamp, body);

/** Returns the merchant that a notice is for. Throws 401 unless the gateway signed it within the last 5 minutes. */
export function checkNotice(
  secret: string,
  sent: { readonly header: Readonly<Record<string, string>>; readonly body: string },
  now: Date,
): string {
  const { "x-merchant": merchant = "", "x-timestamp": at, "x-signature": signature } = sent.header;
  const timestamp = checkTimestamp(at, now);
  if (!isEqual(signature, signNotice(secret, { merchant, timestamp, body: sent.body })))
    throw notAuthorised("SIGNATURE", "The signature does not match the notice.");
  return merchant;
}
