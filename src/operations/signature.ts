import { base64url, hex } from "./base64url.ts";
import { type SharedKeys, utf8 } from "./shared-keys.ts";

/** The signed parts of a request. */
export interface Signable {
  readonly method: string;
  /** Path and query as in the contract, without the base. */
  readonly target: string;
  /** Empty when there is none. */
  readonly body: string;
  /** Milliseconds of host time. */
  readonly timestamp: number;
  /** Unique to this attempt, as the server accepts a signature once: two equal requests may go out at the same time. */
  readonly nonce: string;
}

/** How long one time token is valid, in milliseconds. */
const TOKEN_PERIOD = 30_000;

/** The value of `authorization` for a signed operation. */
export async function signature(keys: SharedKeys, of: Signable): Promise<string> {
  const digest = hex(await crypto.subtle.digest("SHA-256", utf8(of.body)));
  const text = [of.method, of.target, String(of.timestamp), of.nonce, digest].join("\n");
  return `HMAC-SHA-256 ${await mac(await keys.signing(), text)}`;
}

/** The value of `x-token`: the hashed number of the 30 seconds in which the request is sent. */
export async function timeToken(keys: SharedKeys, timestamp: number): Promise<string> {
  return mac(await keys.timeToken(), String(Math.floor(timestamp / TOKEN_PERIOD)));
}

async function mac(key: CryptoKey, text: string): Promise<string> {
  return base64url(await crypto.subtle.sign("HMAC", key, utf8(text)));
}
