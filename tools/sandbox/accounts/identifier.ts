import type { SandboxClient } from "../client.ts";

/** An identifier that somebody signs in with, normalised for comparison. */
export interface Identifier {
  readonly kind: "email" | "mobile" | "national-id" | "device";
  readonly value: string;
}

/** An email normalised for comparison: case, full-width forms and surrounding space do not count. */
export const normalEmail = (email: string): string => email.normalize("NFKC").trim().toLowerCase();

/** An invalid identifier, normalised so that every spelling of it shares one count of tries. */
export const normalText = (typed: string): string => plain(typed).toLowerCase();

/** Without spaces and hyphens, and with full-width digits and letters as plain ones (NFKC). */
const plain = (typed: string): string => typed.normalize("NFKC").replaceAll(/[\s-]/g, "");

/**
 * The declared kind of an identifier: E, an email; M, a mobile number; I, a national ID; D, an IMEI or serial number.
 */
export type IdentifierKind = "E" | "M" | "I" | "D";

/** The typed identifier as the declared kind; `undefined` when it is not of that kind for this client. */
export function readIdentifier(client: SandboxClient, kind: IdentifierKind, typed: string): Identifier | undefined {
  const value = plain(typed);
  switch (kind) {
    case "E":
      return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(normalEmail(typed))
        ? { kind: "email", value: normalEmail(typed) }
        : undefined;
    case "M":
      return isMobile(client, value) ? { kind: "mobile", value } : undefined;
    case "I":
      return /^[A-Za-z0-9]{4,20}$/.test(value) ? { kind: "national-id", value: value.toUpperCase() } : undefined;
    case "D":
      return /^[A-Za-z0-9]{6,20}$/.test(value) ? { kind: "device", value: value.toUpperCase() } : undefined;
  }
}

function isMobile({ mobileLengths }: SandboxClient, value: string): boolean {
  return /^\d+$/.test(value) && mobileLengths.includes(value.length);
}
