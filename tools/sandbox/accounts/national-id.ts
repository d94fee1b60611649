import { clientKey, type SandboxClient } from "../client.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/tables.ts";
import { locked, Problem } from "../problem.ts";
import { keyedHash } from "../security/random.ts";
import { forgetTries, MAXIMUM_TRIES, reserveTry } from "./password-tries.ts";

/** The end of a national ID as somebody typed it. */
export interface TypedEnd {
  readonly client: SandboxClient;
  readonly secret: string;
  /** Whose tries are counted: one counter for all that a person, or nobody, tries under this name. */
  readonly triedAs: string;
  /** Nobody's never matches, after the same work. */
  readonly person: Person | undefined;
  readonly typed: string;
  readonly now: Date;
}

/** Compares the end of a national ID. Throws 400 where it is another, and 405 at the fifth wrong try and after it. */
export async function compareNationalId(
  database: Database,
  { client, secret, triedAs, person, typed, now }: TypedEnd,
): Promise<void> {
  const tried = { client: clientKey(client), identifierHash: keyedHash(secret, "national-id", triedAs) };
  const tryNumber = await reserveTry(database, tried, now);
  if (tryNumber === undefined) throw locked("Too many wrong tries.");
  const isRight = person?.nationalId?.endsWith(typed.toUpperCase()) ?? false;
  if (!isRight) throw tryNumber >= MAXIMUM_TRIES ? locked("Too many wrong tries.") : mismatch();
  await forgetTries(database, tried);
}

const mismatch = () =>
  new Problem(
    400,
    { code: "NATIONAL_ID_MISMATCH", message: "This is not the end of the national ID on file." },
    { keepsWrites: true },
  );
