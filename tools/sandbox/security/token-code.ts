import { clientKey, type SandboxClient } from "../client.ts";
import { minutesAfter } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import { keyedHash, randomId } from "./random.ts";

/** How long a code for new tokens is valid; assumed. */
const CODE_MINUTES = 1;

/** The database, the client and the time of an operation on codes. */
interface CodeScope {
  readonly secret: string;
  readonly client: SandboxClient;
  readonly now: Date;
}

/**
 * Makes a code for new tokens of a sign-in, which replaces the one before; `undefined` when the sign-in has just ended.
 */
export async function createTokenCode(
  database: Database,
  signInId: string,
  { secret, client, now }: CodeScope,
): Promise<string | undefined> {
  const signIns = database.selectFrom("signIns").select("id").where("id", "=", signInId);
  if ((await signIns.forKeyShare().executeTakeFirst()) === undefined) return undefined;
  const code = randomId("tc");
  const row = {
    codeHash: keyedHash(secret, code),
    client: clientKey(client),
    expiresAt: minutesAfter(now, CODE_MINUTES),
  };
  await database
    .insertInto("tokenCodes")
    .values({ signInId, ...row })
    .onConflict((conflict) => conflict.column("signInId").doUpdateSet(row))
    .execute();
  return code;
}

/** Uses a code, and returns its sign-in; `undefined` when it is not a valid code of this client. */
export async function useTokenCode(
  database: Database,
  code: string,
  { secret, client, now }: CodeScope,
): Promise<{ readonly signInId: string; readonly personId: string } | undefined> {
  const codeHash = keyedHash(secret, code);
  const signIn = await database
    .selectFrom("signIns")
    .innerJoin("tokenCodes", "tokenCodes.signInId", "signIns.id")
    .select(["signIns.id", "signIns.personId"])
    .where("codeHash", "=", codeHash)
    // Locked first, as a sign-out locks it first: the two wait for each other in the same order.
    .forKeyShare("signIns")
    .executeTakeFirst();
  // Of several requests at once, one deletes the row.
  const used = await database
    .deleteFrom("tokenCodes")
    .where("codeHash", "=", codeHash)
    .where("client", "=", clientKey(client))
    .where("expiresAt", ">", now)
    .returning("signInId")
    .executeTakeFirst();
  return signIn && used ? { signInId: used.signInId, personId: signIn.personId } : undefined;
}
