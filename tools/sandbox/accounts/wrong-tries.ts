import { sql } from "kysely";
import { clientKey, type SandboxClient } from "../client.ts";
import { FOR_GOOD } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { Channel } from "../outbox.ts";
import { locked, type Problem } from "../problem.ts";
import type { Resources } from "../resources.ts";
import { type Counted, countedFor, type Subject } from "./subject.ts";

/** Wrong tries in a row until a lock (spec 1, section 9). */
const MAXIMUM_TRIES = 5;

/** How long the first lock lasts, and the longest; each is twice as long as the one before. Assumed. */
const FIRST_LOCK_MINUTES = 15;
const LONGEST_LOCK_MINUTES = 24 * 60;

/** The kind of secret that is tried. Codes of all sessions, versions and purposes are one kind for each channel. */
export type TryKind = "password" | "national-id" | "order" | `code-${Channel}`;

/** The kind and the subject of a try. */
export interface Tried extends Counted {
  readonly kind: TryKind;
}

/** The subject whose tries are counted. */
export const toTried = (secret: string, subject: Subject, kind: TryKind): Tried => ({
  ...countedFor(secret, subject, kind),
  kind,
});

/** A try that was counted. */
export interface CountedTry {
  /** Whether the typed value may count as right; false during a silent lock, which must not show. */
  readonly mayBeRight: boolean;
  /** The problem to refuse it with: the given one, or a lock when this try was the fifth. */
  refuse(wrong: Problem): Problem;
}

/**
 * Counts a try before it is evaluated. One statement counts and locks, so that of many tries at once at most five are
 * evaluated before one succeeds. Throws 405 while locked.
 */
export async function reserveTry(
  { database, alarm }: Pick<Resources, "database" | "alarm">,
  tried: Tried,
  now: Date,
): Promise<CountedTry> {
  const { client, kind, disclosed: hash } = tried;
  const disclosed = await count(database, { client, triedHash: hash }, now);
  const raiseAlarm = (triedHash: string, until: Date | null | undefined) => {
    if (until) alarm({ what: "lock", client, kind, hash: triedHash, until });
  };
  if (disclosed === undefined) {
    const until = await findLock(database, tried, now);
    raiseAlarm(hash, until);
    throw locked(until);
  }
  const silent =
    tried.silent === undefined ? disclosed : await count(database, { client, triedHash: tried.silent }, now);
  return {
    mayBeRight: silent !== undefined,
    refuse(wrong) {
      for (const row of [disclosed, silent ?? disclosed]) raiseAlarm(row.triedHash, row.lockedUntil);
      return disclosed.lockedUntil === null ? wrong : locked(disclosed.lockedUntil);
    },
  };
}

/** Counts a try at a row; `undefined` while the row is locked. */
function count(database: Database, row: { readonly client: string; readonly triedHash: string }, now: Date) {
  const wasLocked = sql<boolean>`${sql.ref("wrongTries.lockedUntil")} is not null`;
  const number = sql<number>`case when ${wasLocked} then 1 else ${sql.ref("wrongTries.tries")} + 1 end`;
  const isFifth = sql<boolean>`${number} >= ${MAXIMUM_TRIES}::int`;
  const locks = sql.ref<number>("wrongTries.locks");
  const minutes = sql`least(${FIRST_LOCK_MINUTES}::int * power(2, least(${locks}, 20)), ${LONGEST_LOCK_MINUTES}::int)`;
  const until = sql<Date | null>`case when ${isFifth} then ${now}::timestamptz + ${minutes} * interval '1 minute' end`;
  return database
    .insertInto("wrongTries")
    .values({ ...row, tries: 1, locks: 0, lockedUntil: null })
    .onConflict((conflict) =>
      conflict
        .columns(["client", "triedHash"])
        .doUpdateSet({
          tries: number,
          lockedUntil: until,
          locks: sql`${locks} + case when ${isFifth} then 1 else 0 end`,
        })
        .where(({ or, eb }) => or([eb("wrongTries.lockedUntil", "is", null), eb("wrongTries.lockedUntil", "<=", now)])),
    )
    .returning(["triedHash", "lockedUntil"])
    .executeTakeFirst();
}

/** Resets the count after a right try. */
export async function forgetTries(database: Database, { client, disclosed, silent }: Tried): Promise<void> {
  await database
    .deleteFrom("wrongTries")
    .where("client", "=", client)
    .where("triedHash", "in", [disclosed, silent ?? disclosed])
    .execute();
}

/** The end of a disclosed lock; `undefined` without one. */
export async function findLock(database: Database, tried: Tried, now: Date): Promise<Date | undefined> {
  return (await findLocks(database, [tried], now)).disclosedUntil;
}

/** The end of any disclosed lock of these, and whether any is locked silently. */
export async function findLocks(
  database: Database,
  tried: readonly Tried[],
  now: Date,
): Promise<{ readonly disclosedUntil: Date | undefined; readonly isSilent: boolean }> {
  const hashes = tried.flatMap(({ disclosed, silent }) => [disclosed, ...(silent === undefined ? [] : [silent])]);
  const rows = await database
    .selectFrom("wrongTries")
    .select(["triedHash", "lockedUntil"])
    .where("client", "=", tried[0]?.client ?? "")
    .where("triedHash", "in", hashes)
    .where("lockedUntil", ">", now)
    .orderBy("lockedUntil", "desc")
    .execute();
  const isDisclosed = ({ triedHash }: { triedHash: string }) => tried.some(({ disclosed }) => disclosed === triedHash);
  return {
    disclosedUntil: rows.find(isDisclosed)?.lockedUntil ?? undefined,
    isSilent: rows.some((row) => !isDisclosed(row)),
  };
}

/** The lock that a person of the seeds has from the beginning. */
export const lockForGood = (secret: string, client: SandboxClient, personId: string) => ({
  client: clientKey(client),
  triedHash: countedFor(secret, { client, personId }, "password").disclosed,
  tries: MAXIMUM_TRIES,
  locks: 1,
  lockedUntil: FOR_GOOD,
});
