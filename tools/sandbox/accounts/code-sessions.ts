import type { Kysely, Selectable } from "kysely";
import { clientKey, type SandboxClient } from "../client.ts";
import { minutesAfter } from "../clock.ts";
import type { CodePurpose, CodeSession } from "../database/sign-in-tables.ts";
import type { Tables } from "../database/tables.ts";
import { type Recipient, sendCodeMessage } from "../outbox.ts";
import { keyedHash, randomDigits, randomId } from "../security/random.ts";

/** How long a code is valid (spec 1, section 9). */
const CODE_MINUTES = 5;

/** How long after the password or the look-up new codes can be asked for; assumed. */
const RESEND_MINUTES = 30;

/** The database or a transaction on it. */
type Connection = Kysely<Tables>;

/** A code that was just sent, as version 1 replies with it; version 4 calls the nonce `m`. */
export interface SentCode {
  readonly id: string;
  readonly key: string;
  readonly nonce: string;
}

/** The input of a new code session. */
export interface Opening {
  readonly secret: string;
  readonly client: SandboxClient;
  /** What the code is for; signing in when absent. */
  readonly purpose?: CodePurpose;
  /** The kind of identifier that the customer gave. */
  readonly identifierHash: string;
  /** The person who signs in; without it, a session that looks like others and never signs in. */
  readonly personId: string | undefined;
  /** The address of the first code; when absent, no code is sent, because the customer must choose a number first. */
  readonly to: Recipient | undefined;
  /** The number that the sign-in is for; null while it is not chosen. */
  readonly mobile: string | null;
  /** Numbers to choose from, by their keys. */
  readonly offered?: ReadonlyMap<string, string>;
  readonly now: Date;
}

/** Opens a sign-in and sends its first code. */
export async function openCodeSession(database: Connection, opening: Opening): Promise<SentCode> {
  const { secret, client, purpose = "sign-in", identifierHash, personId = null, to, mobile, offered, now } = opening;
  const id = randomId("cs");
  const { digits, ...fresh } = freshCode(secret, id, now);
  const { key, nonce } = fresh;
  const codeHash = personId === null || !to ? randomId("none") : fresh.codeHash;
  await database
    .insertInto("codeSessions")
    .values({
      id,
      client: clientKey(client),
      purpose,
      identifierHash,
      personId,
      mobile,
      openedAt: now,
      ...fresh,
      codeHash,
      channel: to?.channel ?? "mobile",
    })
    .execute();
  if (offered) await offerNumbers(database, id, offered);
  if (to) await sendCodeMessage(database, { purpose, personId, to, digits, client, now });
  return { id, key, nonce };
}

async function offerNumbers(database: Connection, codeSessionId: string, offered: ReadonlyMap<string, string>) {
  const rows = [...offered].map(([key, number]) => ({ key, codeSessionId, number }));
  await database.insertInto("offeredNumbers").values(rows).execute();
}

/** The input of a new code: its address, and the number that the sign-in is for from now on. */
export interface Renewal {
  readonly secret: string;
  readonly client: SandboxClient;
  readonly session: OpenCodeSession;
  readonly to: Recipient;
  readonly mobile: string | null;
  readonly now: Date;
}

/** Replaces the code of a session that was not used; `undefined` when it was used meanwhile. */
export async function renewCode(
  database: Connection,
  { secret, client, session, to, mobile, now }: Renewal,
): Promise<SentCode | undefined> {
  const { id, personId, purpose } = session;
  const { digits, ...fresh } = freshCode(secret, id, now);
  const { key, nonce } = fresh;
  const codeHash = personId === null || to.address === undefined ? randomId("none") : fresh.codeHash;
  const renewed = await database
    .updateTable("codeSessions")
    .set({ ...fresh, codeHash, mobile, channel: to.channel })
    .where("id", "=", id)
    .where("usedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!renewed) return undefined;
  await sendCodeMessage(database, { purpose, personId, to, digits, client, now });
  return { id, key, nonce };
}

/** A session for which new codes can be sent. */
export type OpenCodeSession = Pick<
  Selectable<CodeSession>,
  "id" | "purpose" | "identifierHash" | "personId" | "mobile"
>;

/** The session of that id, of a sign-in unless another purpose is named, while new codes can be sent for it. */
export function findOpenCodeSession(
  database: Connection,
  client: SandboxClient,
  id: string,
  now: Date,
  purpose: CodePurpose = "sign-in",
): Promise<OpenCodeSession | undefined> {
  return openSessions(database, client, now)
    .where("codeSessions.id", "=", id)
    .where("codeSessions.purpose", "=", purpose)
    .executeTakeFirst();
}

/** The session that offered a number under that key, and the number. */
export function findOfferedNumber(database: Connection, client: SandboxClient, key: string, now: Date) {
  return openSessions(database, client, now)
    .innerJoin("offeredNumbers", "offeredNumbers.codeSessionId", "codeSessions.id")
    .select("offeredNumbers.number")
    .where("offeredNumbers.key", "=", key)
    .executeTakeFirst();
}

const openSessions = (database: Connection, client: SandboxClient, now: Date) =>
  database
    .selectFrom("codeSessions")
    .select(["codeSessions.id", "codeSessions.purpose", "codeSessions.identifierHash"])
    .select(["codeSessions.personId", "codeSessions.mobile"])
    .where("codeSessions.client", "=", clientKey(client))
    .where("codeSessions.usedAt", "is", null)
    .where("codeSessions.openedAt", ">", minutesAfter(now, -RESEND_MINUTES));

type FreshCode = Pick<Selectable<CodeSession>, "key" | "nonce" | "codeHash" | "expiresAt" | "usedAt">;

function freshCode(secret: string, id: string, now: Date): FreshCode & { digits: string } {
  const digits = randomDigits();
  return {
    digits,
    key: randomId("k"),
    nonce: randomId("n"),
    codeHash: keyedHash(secret, id, digits),
    expiresAt: minutesAfter(now, CODE_MINUTES),
    usedAt: null,
  };
}
