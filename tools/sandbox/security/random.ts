import { createHmac, randomBytes, randomInt } from "node:crypto";

/** An unguessable id: a prefix with its kind, and 144 random bits. */
export const randomId = (prefix: string): string => `${prefix}_${randomBytes(18).toString("base64url")}`;

/** Six random digits. */
export const randomDigits = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** The stored hash of a secret value: useless without the database's own secret. */
export const keyedHash = (secret: string, ...parts: string[]): string =>
  createHmac("sha256", secret).update(parts.join("\n")).digest("base64url");
