import type { Kysely } from "kysely";
import { clientKey, type SandboxClient } from "../client.ts";
import type { Tables } from "../database/tables.ts";
import { normalEmail } from "./identifier.ts";

/** The email as rows hold it; `undefined` when another customer of the client has it. */
export async function freeEmail(
  database: Kysely<Tables>,
  client: SandboxClient,
  { email, personId }: { readonly email: string; readonly personId: string },
): Promise<string | undefined> {
  const own = normalEmail(email);
  const other = await database
    .selectFrom("people")
    .select("id")
    .where("client", "=", clientKey(client))
    .where("email", "=", own)
    .where("id", "!=", personId)
    .executeTakeFirst();
  return other === undefined ? own : undefined;
}
