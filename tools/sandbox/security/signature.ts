import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { SandboxClient } from "../client.ts";
import { notAuthorised } from "../problem.ts";
import { derivedKey } from "./derived-key.ts";

/** The parts that a signature covers; `target` is the path and query as in the contract, without the base. */
export interface SignedParts {
  readonly method: string;
  readonly target: string;
  readonly timestamp: string;
  /** The nonce that distinguishes it from an equal request at the same time. */
  readonly nonce: string;
  readonly body: Uint8Array;
}

/** The largest difference between a timestamp and the server's time, before or after. */
export const ALLOWED_SKEW_MS = 5 * 60_000;
const TOKEN_STEP_MS = 30_000;

/** Throws 401 TIMESTAMP unless the timestamp (ms since 1970) is within 5 minutes of now. */
export function checkTimestamp(timestamp: string | undefined, now: Date): string {
  const isNear = /^\d+$/.test(timestamp ?? "") && Math.abs(Number(timestamp) - now.getTime()) <= ALLOWED_SKEW_MS;
  if (timestamp !== undefined && isNear) return timestamp;
  throw notAuthorised("TIMESTAMP", "x-timestamp is missing or more than 5 minutes off.");
}

const NONCE = /^[\w-]{16,64}$/;

/** Throws 401 SIGNATURE unless it is a nonce: 16 to 64 letters, digits, hyphens and underscores. */
export function checkNonce(nonce: string | undefined): string {
  if (nonce !== undefined && NONCE.test(nonce)) return nonce;
  throw notAuthorised("SIGNATURE", "x-nonce is missing, or not 16 to 64 letters and digits.");
}

/**
 * Returns the signature. Throws 401 SIGNATURE unless the authorization header and `x-token` were made with the client's
 * shared secret.
 */
export function checkSignature(
  client: SandboxClient,
  parts: SignedParts,
  sent: { authorization: string | undefined; token: string | undefined },
): string {
  const signature = computeSignature(client.sharedSecret, parts);
  if (!isEqual(sent.authorization, signature)) {
    throw notAuthorised("SIGNATURE", "The signature does not match the request.");
  }
  if (!isEqual(sent.token, computeTimeToken(client.sharedSecret, parts.timestamp))) {
    throw notAuthorised("SIGNATURE", "x-token does not match the timestamp.");
  }
  return signature;
}

/** The authorization header of a request. */
function computeSignature(sharedSecret: string, { method, target, timestamp, nonce, body }: SignedParts): string {
  const bodyHash = createHash("sha256").update(body).digest("hex");
  const signed = [method, target, timestamp, nonce, bodyHash].join("\n");
  return `HMAC-SHA-256 ${hmac(derivedKey(sharedSecret, "request-signing"), signed)}`;
}

/** The `x-token` header at a timestamp. */
function computeTimeToken(sharedSecret: string, timestamp: string): string {
  return hmac(derivedKey(sharedSecret, "time-token"), String(Math.floor(Number(timestamp) / TOKEN_STEP_MS)));
}

const hmac = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest("base64url");

/** Whether a secret text is the expected one; takes as long wherever they differ. */
export function isEqual(sent: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(sent ?? ""), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
