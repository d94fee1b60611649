import { hkdfSync } from "node:crypto";

/** The purpose of a key that is made from a client's shared secret. */
export type KeyPurpose = "request-signing" | "time-token" | "field-encryption";

/** HKDF-SHA-256 (RFC 5869) of the shared secret, empty salt, 32 bytes. */
export function derivedKey(sharedSecret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync("sha256", sharedSecret, "", purpose, 32));
}
