import type { Kysely } from "kysely";
import { clientKey, type SandboxClient } from "../client.ts";
import type { Tables } from "../database/tables.ts";
import { normalEmail } from "./identifier.ts";

/** The email as rows hold it, if none of the client's other customers has it; undefined otherwise. */
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
