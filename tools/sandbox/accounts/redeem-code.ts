import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { clientKey, type SandboxClient } from "../client.ts";
import type { CodePurpose } from "../database/sign-in-tables.ts";
import type { Tables } from "../database/tables.ts";
import { keyedHash } from "../security/random.ts";

/** Wrong tries until a code is useless; assumed. */
const MAXIMUM_CODE_TRIES = 5;

/** The database or a transaction on it. */
type Connection = Kysely<Tables>;

/** What became of digits: right exactly once. */
export type CodeOutcome =
  | { readonly kind: "right"; readonly personId: string }
  | { readonly kind: "wrong" | "expired" | "locked" };

/** What a request says about the session whose digits it brings; version 4 has no key. */
export interface Digits {
  readonly client: SandboxClient;
  readonly id: string;
  readonly nonce: string;
  readonly key?: string;
  readonly digits: string;
  /** What the code is for; signing in when absent. */
  readonly purpose?: CodePurpose;
}

/** Uses a code. One statement compares, counts and marks it used, so that of many at once a single one succeeds. */
export async function redeemCode(database: Connection, secret: string, sent: Digits, now: Date): Promise<CodeOutcome> {
  const isRight = sql<boolean>`${sql.ref("codeHash")} = ${keyedHash(secret, sent.id, sent.digits)}`;
  const used = await database
    .updateTable("codeSessions")
    .set({
      usedAt: sql`case when ${isRight} then ${now}::timestamptz end`,
      wrongTries: sql`${sql.ref("wrongTries")} + case when ${isRight} then 0 else 1 end`,
    })
    .where(isOfSession(sent))
    .where("usedAt", "is", null)
    .where("wrongTries", "<", MAXIMUM_CODE_TRIES)
    .where("expiresAt", ">", now)
    .returning(["personId", "usedAt", "wrongTries"])
    .executeTakeFirst();
  if (used?.usedAt && used.personId !== null) return { kind: "right", personId: used.personId };
  if (used) return { kind: used.wrongTries < MAXIMUM_CODE_TRIES ? "wrong" : "locked" };
  return { kind: await whyNot(database, sent, now) };
}

async function whyNot(database: Connection, sent: Digits, now: Date): Promise<"wrong" | "expired" | "locked"> {
  const session = await database.selectFrom("codeSessions").selectAll().where(isOfSession(sent)).executeTakeFirst();
  if (!session || session.usedAt) return "wrong";
  if (session.wrongTries >= MAXIMUM_CODE_TRIES) return "locked";
  return session.expiresAt <= now ? "expired" : "wrong";
}

const isOfSession =
  ({ client, id, nonce, key, purpose = "sign-in" }: Digits) =>
  (row: ExpressionBuilder<Tables, "codeSessions">) =>
    row.and({ id, nonce, purpose, client: clientKey(client), ...(key === undefined ? {} : { key }) });
