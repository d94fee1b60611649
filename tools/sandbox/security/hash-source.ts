import { createHash } from "node:crypto";

/** What a policy calls a style or script that a page itself holds. Source: Content Security Policy Level 3, hash-source. */
export const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
