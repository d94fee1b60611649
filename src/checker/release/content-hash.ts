/**
 * The first 16 hexadecimal digits of the SHA-256 of a JSON value. The order of members counts: fields, blocks and
 * states follow it.
 */
export async function contentHash(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
