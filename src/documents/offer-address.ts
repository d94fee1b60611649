/** What a name is of those that the back end has for what is sold. */
export type NameKind = "wire-name" | "sku";

/** So long may a part of an address be: file systems take 255 bytes. */
const LONGEST = 200;

/**
 * The URL of what is sold under a name, in a release's folder of offers. Any name has an address, and no two have the
 * same: bytes of UTF-8 that are no small letter, digit or hyphen stand as `_` and two hexadecimal digits, so that
 * neither a server's decoding nor a file system without capitals can take one for another.
 */
export function offerAddress(folder: string, kind: NameKind, name: string): string {
  const safe = [...new TextEncoder().encode(name)].map(safeByte).join("");
  const parts = safe.match(new RegExp(`.{1,${LONGEST}}`, "g")) ?? ["_"];
  return `${folder}/${kind}/${parts.join("/")}.json`;
}

function safeByte(byte: number): string {
  const character = String.fromCharCode(byte);
  return /[a-z0-9-]/.test(character) ? character : `_${byte.toString(16).padStart(2, "0")}`;
}
