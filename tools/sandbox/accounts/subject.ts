import { clientKey, type SandboxClient } from "../client.ts";
import { keyedHash } from "../security/random.ts";

/** Whom a request is about: what was typed, and who that is, if it is anybody. */
export interface Subject {
  readonly client: SandboxClient;
  /** Of the identifier; absent where the person is proven otherwise, such as by the link of a mail. */
  readonly identifierHash?: string;
  readonly personId: string | null | undefined;
}

/** The row that counts for a subject, whose limit is told, and another one whose limit must not show. */
export interface Counted {
  readonly client: string;
  readonly disclosed: string;
  readonly silent?: string;
}

/** The hash of an identifier in rows; the identifier itself is not kept. */
export const hashOfIdentifier = (secret: string, identifier: string): string =>
  keyedHash(secret, "identifier", identifier);

/**
 * The rows that count something of a subject. A client that tells who is known counts by person, or by identifier where
 * it is nobody's. One that tells nothing shows what the identifier's row says, which is equal for known and unknown, and
 * applies the person's row in silence: else tries by email and by number together would tell that both are one person's.
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
