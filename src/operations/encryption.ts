import { base64url } from "./base64url.ts";
import { type SharedKeys, utf8 } from "./shared-keys.ts";

/**
 * A value as sent where the contract says `x-encrypt`: "v1.<iv>.<ciphertext and tag>", AES-256-GCM bound to its place.
 * A text is encrypted as it is, anything else as JSON. The initialisation vector (12 bytes) is random except in tests.
 */
export async function encrypt(
  keys: SharedKeys,
  place: string,
  value: unknown,
  iv: Uint8Array<ArrayBuffer> = crypto.getRandomValues(new Uint8Array(12)),
): Promise<string> {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const algorithm = { name: "AES-GCM", iv, additionalData: utf8(place) };
  const sealed = await crypto.subtle.encrypt(algorithm, await keys.encryption(), utf8(text));
  return `v1.${base64url(iv)}.${base64url(sealed)}`;
}
