import { createHash } from "node:crypto";

/** The policy's name for a style or script inside a page. Source: Content Security Policy Level 3, hash-source. */
export const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
