/** The kinds of names that the back end has for an offer. */
export type NameKind = "wire-name" | "sku";

/** The maximum length of a part of an address: file systems take 255 bytes. */
const LONGEST = 200;

/**
 * The URL of the offer with a name, in a release's folder of offers. Every name has an address, and no two share one:
 * UTF-8 bytes other than small letters, digits and hyphens are written as `_` and two hexadecimal digits, so that
 * neither a server's decoding nor a case-insensitive file system can confuse two.
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
