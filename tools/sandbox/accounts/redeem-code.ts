import type { ExpressionBuilder, Selectable } from "kysely";
import { clientKey, type SandboxClient } from "../client.ts";
import type { CodePurpose, CodeSession } from "../database/sign-in-tables.ts";
import type { Tables } from "../database/tables.ts";
import { Problem } from "../problem.ts";
import type { Resources } from "../resources.ts";
import { keyedHash } from "../security/random.ts";
import { findPerson, listNumbers } from "./find-person.ts";
import { checkLocks } from "./locks.ts";
import { forgetSends } from "./sends.ts";
import { forgetTries, reserveTry, type TryKind, toTried } from "./wrong-tries.ts";

/** The session that a request names with its digits; version 4 has no key. */
export interface Digits {
  readonly client: SandboxClient;
  readonly id: string;
  readonly nonce: string;
  readonly key?: string;
  readonly digits: string;
  /** What the code is for; signing in when absent. */
  readonly purpose?: CodePurpose;
}

/**
 * Uses a code, once, and returns its person. Wrong digits count for the person and the channel, over all sessions,
 * resends and purposes. Throws 400 when the digits are refused, and 405 while locked.
 */
export async function redeemCode(resources: Resources, sent: Digits, now: Date): Promise<string> {
  const { database, secret } = resources;
  const session = await findSession(resources, sent);
  // No digits are compared here, so nothing is counted.
  if (!session || session.usedAt) throw wrongCode();
  const subject = { client: sent.client, identifierHash: session.identifierHash, personId: session.personId };
  const kind: TryKind = `code-${session.channel}`;
  if (session.expiresAt <= now) {
    await checkLocks(resources, subject, [kind], now);
    throw expiredCode();
  }
  const tried = toTried(secret, subject, kind);
  const reserved = await reserveTry(resources, tried, now);
  const isRight = session.codeHash === keyedHash(secret, sent.id, sent.digits) && reserved.mayBeRight;
  if (!isRight || session.personId === null) throw reserved.refuse(wrongCode());
  await database.updateTable("codeSessions").set({ usedAt: now }).where("id", "=", session.id).execute();
  await forgetTries(database, tried);
  await forgetPersonSends(resources, sent.client, { ...session, personId: session.personId });
  return session.personId;
}

/** The session, held until the transaction ends: of many requests with the right digits, one uses it. */
function findSession({ database }: Resources, sent: Digits): Promise<Selectable<CodeSession> | undefined> {
  return database.selectFrom("codeSessions").selectAll().where(isOfSession(sent)).forUpdate().executeTakeFirst();
}

async function forgetPersonSends(
  resources: Resources,
  client: SandboxClient,
  { identifierHash, personId }: { readonly identifierHash: string; readonly personId: string },
): Promise<void> {
  const email = (await findPerson(resources.database, personId))?.email ?? undefined;
  const numbers = await listNumbers(resources.database, personId);
  const addresses = email === undefined ? numbers : [email, ...numbers];
  await forgetSends(resources, { client, identifierHash, addresses });
}

const isOfSession =
  ({ client, id, nonce, key, purpose = "sign-in" }: Digits) =>
  (row: ExpressionBuilder<Tables, "codeSessions">) =>
    row.and({ id, nonce, purpose, client: clientKey(client), ...(key === undefined ? {} : { key }) });

const wrongCode = () => refused("WRONG_CODE", "This code is not right.");
const expiredCode = () => refused("CODE_EXPIRED", "This code has expired.");
const refused = (code: string, message: string) => new Problem(400, { code, message }, { keepsWrites: true });
