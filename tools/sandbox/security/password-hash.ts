import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** 16 MB and about 50 ms: realistic, and fast enough for tests. OWASP asks for more in production. */
const COST: ScryptOptions = { N: 2 ** 14, r: 8, p: 1 };
const KEY_BYTES = 32;

/** "<salt>.<scrypt key>", both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString("base64url")}.${(await derive(password, salt)).toString("base64url")}`;
}

/** Whether the password made this hash. Does the same work whatever the hash. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [salt = "", expected = ""] = hash.split(".").map((part) => Buffer.from(part, "base64url"));
  const key = await derive(password, Buffer.from(salt));
  return expected.length === KEY_BYTES && timingSafeEqual(key, Buffer.from(expected));
}

/** A hash that no password made: an unknown email is checked against it, so that it takes as long as a known one. */
export const NOBODYS_HASH = `${Buffer.alloc(16).toString("base64url")}.${Buffer.alloc(KEY_BYTES).toString("base64url")}`;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key))),
  );
}
