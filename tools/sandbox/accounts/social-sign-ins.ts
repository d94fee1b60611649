import type { Kysely, Selectable } from "kysely";
import { clientKey, type SandboxClient } from "../client.ts";
import { minutesAfter } from "../clock.ts";
import type { SocialSignIn } from "../database/sign-in-tables.ts";
import type { Tables } from "../database/tables.ts";
import { keyedHash, randomId } from "../security/random.ts";
import { normalEmail } from "./identifier.ts";

/** How long somebody may take at the provider; assumed. */
const AWAY_MINUTES = 10;

/** The database or a transaction on it. */
type Connection = Kysely<Tables>;

/** A sign-in that waits for its return. */
export type OpenSocialSignIn = Pick<Selectable<SocialSignIn>, "id" | "client" | "provider" | "state">;

/** Opens a sign-in with an account at that provider. */
export async function openSocialSignIn(
  database: Connection,
  { client, provider, now }: { client: SandboxClient; provider: SocialSignIn["provider"]; now: Date },
): Promise<OpenSocialSignIn> {
  const opened = { id: randomId("so"), client: clientKey(client), provider, state: randomId("st") };
  await database
    .insertInto("socialSignIns")
    .values({ ...opened, expiresAt: minutesAfter(now, AWAY_MINUTES), usedAt: null })
    .execute();
  return opened;
}

/** The sign-in of a state, while its return can be accepted. */
export function findByState(database: Connection, state: string, now: Date): Promise<OpenSocialSignIn | undefined> {
  return database
    .selectFrom("socialSignIns")
    .select(["id", "client", "provider", "state"])
    .where("state", "=", state)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
}

/** Confirms an email as the provider does: makes a code for the portal, valid for the sign-in of that state. */
export async function vouchFor(
  database: Connection,
  { secret, client, state, email }: { secret: string; client: string; state: string; email: string },
): Promise<string> {
  const code = randomId("pc");
  await database
    .insertInto("providerCodes")
    .values({ codeHash: keyedHash(secret, code), client, state, email: normalEmail(email) })
    .execute();
  return code;
}

/** A return as a portal reports it. */
export interface SocialReturn {
  readonly secret: string;
  readonly client: SandboxClient;
  readonly id: string;
  readonly state: string;
  readonly code: string;
  readonly now: Date;
}

/**
 * The email that the provider vouches for; `undefined` when the return is invalid. Either result uses the sign-in up,
 * so that a code can be guessed only once.
 */
export async function useReturn(
  database: Connection,
  { secret, client, id, state, code, now }: SocialReturn,
): Promise<string | undefined> {
  const used = await database
    .updateTable("socialSignIns")
    .set({ usedAt: now })
    .where("id", "=", id)
    .where("client", "=", clientKey(client))
    .where("usedAt", "is", null)
    .returning(["state", "expiresAt"])
    .executeTakeFirst();
  if (used === undefined || used.state !== state || used.expiresAt <= now) return undefined;
  const vouched = await database
    .deleteFrom("providerCodes")
    .where("codeHash", "=", keyedHash(secret, code))
    .where("client", "=", clientKey(client))
    .where("state", "=", state)
    .returning("email")
    .executeTakeFirst();
  return vouched?.email;
}
