import { createCipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** HKDF-SHA-256 (RFC 5869) of the shared secret, for a purpose. */
const keyFor = (sharedSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", sharedSecret, "", purpose, 32));

const hmac = (sharedSecret: string, purpose: string, text: string): string =>
  createHmac("sha256", keyFor(sharedSecret, purpose)).update(text).digest("base64url");

/**
 * A value encrypted as the contract requires at a place of `x-encrypt`: independent of the portal's and the sandbox's
 * code, to find a shared mistake of both.
 */
export function sealed(sharedSecret: string, place: string, value: unknown): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor(sharedSecret, "field-encryption"), iv).setAAD(Buffer.from(place));
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const parts = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `v1.${iv.toString("base64url")}.${parts.toString("base64url")}`;
}

/** The headers that prove which client sends; `target` is path and query without the base. */
export function proof(
  sharedSecret: string,
  { method, target, body, timestamp }: { method: string; target: string; body: string; timestamp: number },
): Record<string, string> {
  const nonce = randomBytes(16).toString("hex");
  const digest = createHash("sha256").update(body).digest("hex");
  const signed = [method, target, String(timestamp), nonce, digest].join("\n");
  return {
    "x-nonce": nonce,
    authorization: `HMAC-SHA-256 ${hmac(sharedSecret, "request-signing", signed)}`,
    "x-token": hmac(sharedSecret, "time-token", String(Math.floor(timestamp / 30_000))),
  };
}
