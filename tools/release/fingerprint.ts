import { createHash } from "node:crypto";

/** The SHA-256 of a file's bytes, in hexadecimal digits. */
export const fingerprint = (bytes: string | Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** The name of a file by its content: the first 16 digits of its SHA-256. */
export const shortFingerprint = (bytes: string | Uint8Array): string => fingerprint(bytes).slice(0, 16);
