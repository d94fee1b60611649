/** The keys that are derived from a client's shared secret, each once, at its first use. */
export interface SharedKeys {
  readonly signing: () => Promise<CryptoKey>;
  readonly timeToken: () => Promise<CryptoKey>;
  readonly encryption: () => Promise<CryptoKey>;
}

/** Keys from the shared secret: HKDF-SHA-256 (RFC 5869) with an empty salt and the key's purpose as `info`. */
export function createSharedKeys(sharedSecret: string): SharedKeys {
  const secret = once(() => crypto.subtle.importKey("raw", utf8(sharedSecret), "HKDF", false, ["deriveKey"]));
  const hmac = { name: "HMAC", hash: "SHA-256", length: 256 };
  const derived = (info: string, kind: HmacKeyGenParams | AesKeyGenParams, usages: KeyUsage[]) =>
    once(async () => crypto.subtle.deriveKey(hkdf(info), await secret(), kind, false, usages));
  return {
    signing: derived("request-signing", hmac, ["sign"]),
    timeToken: derived("time-token", hmac, ["sign"]),
    encryption: derived("field-encryption", { name: "AES-GCM", length: 256 }, ["encrypt"]),
  };
}

/** A text's bytes in UTF-8. */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function hkdf(info: string): HkdfParams {
  return { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(0), info: utf8(info) };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
