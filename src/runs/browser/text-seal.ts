import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { managedNonce } from "@noble/ciphers/utils.js";
import type { TextSeal } from "../storage/sealed-storage.ts";
import { fromBase64, toBase64 } from "./base64.ts";

/**
 * Seals texts synchronously with XChaCha20-Poly1305: drafts are written while a page unloads, when awaiting is
 * impossible.
 */
export function createTextSeal(key: Uint8Array): TextSeal {
  const cipher = managedNonce(xchacha20poly1305)(key);
  return {
    close: (text) => toBase64(cipher.encrypt(new TextEncoder().encode(text))),
    open: (sealed) => new TextDecoder().decode(cipher.decrypt(fromBase64(sealed))),
  };
}
