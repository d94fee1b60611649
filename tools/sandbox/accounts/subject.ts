import { clientKey, type SandboxClient } from "../client.ts";
import { keyedHash } from "../security/random.ts";

/** The subject of a request: what was typed, and the person with that identifier, if any. */
export interface Subject {
  readonly client: SandboxClient;
  /** The hash of the identifier; absent where the person is proven otherwise, such as by the link of a mail. */
  readonly identifierHash?: string;
  readonly personId: string | null | undefined;
}

/** The row of a subject whose limit is disclosed, and another one whose limit must not show. */
export interface Counted {
  readonly client: string;
  readonly disclosed: string;
  readonly silent?: string;
}

/** The hash of an identifier in rows; rows do not hold the identifier itself. */
export const hashOfIdentifier = (secret: string, identifier: string): string =>
  keyedHash(secret, "identifier", identifier);

/**
 * The rows that count something of a subject. A client that discloses who is known counts by person, or by identifier
 * where no person has it. A client that discloses nothing shows what the identifier's row says, which is equal for
 * known and unknown, and applies the person's row silently: otherwise tries by email and by number would disclose that
 * both belong to one person.
 */
export function countedFor(secret: string, { client, identifierHash, personId }: Subject, kind: string): Counted {
  const person = personId ?? undefined;
  const byPerson = keyedHash(secret, kind, "person", person ?? `nobody ${identifierHash}`);
  const row = { client: clientKey(client) };
  if (identifierHash === undefined) return { ...row, disclosed: byPerson };
  const byIdentifier = keyedHash(secret, kind, "identifier", identifierHash);
  if (!client.revealsUnknownIdentifiers) return { ...row, disclosed: byIdentifier, silent: byPerson };
  return { ...row, disclosed: person === undefined ? byIdentifier : byPerson };
}
