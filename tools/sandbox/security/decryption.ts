import { createDecipheriv } from "node:crypto";
import { isJsonObject, type JsonObject } from "../../../src/documents/json.ts";
import type { SandboxClient } from "../client.ts";
import { breaksContract } from "../problem.ts";
import { derivedKey } from "./derived-key.ts";

const ENCRYPTED = /^v1\.([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{22,})$/;
const TAG_BYTES = 16;

/**
 * Query and body with the values at these places ("body.p", "body.card.number", "query.d") decrypted. Throws 422 when
 * one is plain, or was encrypted with another secret or for another place.
 */
export function decryptParts(
  client: SandboxClient,
  parts: { readonly query: Readonly<Record<string, string>>; readonly body: unknown },
  places: readonly string[],
): { query: Record<string, string>; body: unknown } {
  const key = derivedKey(client.sharedSecret, "field-encryption");
  const query = { ...parts.query };
  let body = parts.body;
  for (const place of places) {
    const [part, name = "", ...rest] = place.split(".");
    if (part === "body") body = replaceAt(body, [name, ...rest], (value) => decrypt(key, value, place));
    else if (query[name] !== undefined) query[name] = decrypt(key, query[name], place);
  }
  return { query, body };
}

/** A copy with the value at the path replaced; an absent value stays absent, and the contract's check reports it. */
function replaceAt(value: unknown, [name, ...rest]: string[], replace: (value: unknown) => unknown): unknown {
  if (name === undefined) return replace(value);
  if (!isJsonObject(value) || !Object.hasOwn(value, name)) return value;
  const copy: JsonObject = { ...value, [name]: replaceAt(value[name], rest, replace) };
  return copy;
}

function decrypt(key: Buffer, value: unknown, place: string): string {
  const [, iv, sealed] = ENCRYPTED.exec(typeof value === "string" ? value : "") ?? [];
  if (iv === undefined || sealed === undefined) throw breaksContract({ [place]: "must be encrypted" });
  try {
    const bytes = open(key, Buffer.from(iv, "base64url"), Buffer.from(sealed, "base64url"), place);
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw breaksContract({ [place]: "cannot be decrypted with this client's secret at this place" }, { cause });
  }
}

function open(key: Buffer, iv: Buffer, sealed: Buffer, place: string): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
}
