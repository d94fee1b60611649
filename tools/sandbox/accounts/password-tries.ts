import { sql } from "kysely";
import { clientKey, type SandboxClient } from "../client.ts";
import { minutesAfter } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import { keyedHash } from "../security/random.ts";
import { normalEmail } from "./identifier.ts";

/** Wrong tries in a row until an account is locked (spec 1, section 9). */
export const MAXIMUM_TRIES = 5;

/** How long a lock lasts; assumed. */
const LOCKED_MINUTES = 15;

/** Whose tries are counted: an email of a client, whether or not it has an account. */
export interface Tried {
  readonly client: string;
  readonly identifierHash: string;
}

/** The key of an email's tries; the email itself is not kept. */
export function triesOf(secret: string, client: SandboxClient, email: string): Tried {
  return { client: clientKey(client), identifierHash: keyedHash(secret, "identifier", normalEmail(email)) };
}

/**
 * Counts a try before it is evaluated and gives its number, or undefined while the email is locked. One statement
 * counts and locks, so however many come at once, no more than five are evaluated before one succeeds.
 */
export async function reserveTry(database: Database, tried: Tried, now: Date): Promise<number | undefined> {
  const wasLocked = sql<boolean>`${sql.ref("passwordTries.lockedUntil")} is not null`;
  const number = sql<number>`case when ${wasLocked} then 1 else ${sql.ref("passwordTries.tries")} + 1 end`;
  const until = sql<Date | null>`case when ${number} >= ${MAXIMUM_TRIES}::int
    then ${minutesAfter(now, LOCKED_MINUTES)}::timestamptz end`;
  const reserved = await database
    .insertInto("passwordTries")
    .values({ ...tried, tries: 1, lockedUntil: null })
    .onConflict((conflict) =>
      conflict
        .columns(["client", "identifierHash"])
        .doUpdateSet({ tries: number, lockedUntil: until })
        .where((row) =>
          row.or([row("passwordTries.lockedUntil", "is", null), row("passwordTries.lockedUntil", "<=", now)]),
        ),
    )
    .returning("tries")
    .executeTakeFirst();
  return reserved?.tries;
}

/** Starts counting anew, after a right password. */
export async function forgetTries(database: Database, { client, identifierHash }: Tried): Promise<void> {
  await database
    .deleteFrom("passwordTries")
    .where("client", "=", client)
    .where("identifierHash", "=", identifierHash)
    .execute();
}

/** Whether the email is locked now. */
export async function isLocked(database: Database, { client, identifierHash }: Tried, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom("passwordTries")
    .select("lockedUntil")
    .where("client", "=", client)
    .where("identifierHash", "=", identifierHash)
    .where("lockedUntil", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}
