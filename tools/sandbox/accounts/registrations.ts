import type { Kysely, Selectable, Updateable } from "kysely";
import { clientKey, type SandboxClient } from "../client.ts";
import { minutesAfter } from "../clock.ts";
import type { Registration } from "../database/sign-in-tables.ts";
import type { Tables } from "../database/tables.ts";
import { Problem } from "../problem.ts";
import { randomId } from "../security/random.ts";

/** How long a registration lasts; assumed. */
const REGISTRATION_MINUTES = 30;

/** The database or a transaction on it. */
type Connection = Kysely<Tables>;

/** Begins a registration and returns its id. */
export async function openRegistration(
  database: Connection,
  client: SandboxClient,
  begun: Pick<Registration, "personId" | "identifier" | "isHolderKnown" | "openedAt">,
): Promise<string> {
  const id = randomId("rg");
  const none = { newEmail: null, codeSessionId: null, usedAt: null };
  await database
    .insertInto("registrations")
    .values({ id, client: clientKey(client), ...begun, ...none })
    .execute();
  return id;
}

/** As `findBegun`; also throws 400 when the account exists. */
export async function findRegistration(
  database: Connection,
  client: SandboxClient,
  id: string,
  now: Date,
): Promise<Selectable<Registration>> {
  const found = await findBegun(database, client, id, now);
  if (found.usedAt !== null) throw registrationOver();
  return found;
}

/**
 * The client's registration of that id, held until the transaction ends. Throws 400 when it has ended or never existed.
 */
export async function findBegun(
  database: Connection,
  client: SandboxClient,
  id: string,
  now: Date,
): Promise<Selectable<Registration>> {
  const found = await database
    .selectFrom("registrations")
    .selectAll()
    .where("id", "=", id)
    .where("client", "=", clientKey(client))
    .where("openedAt", ">", minutesAfter(now, -REGISTRATION_MINUTES))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw registrationOver();
  return found;
}

/** Stores how far a registration has come. */
export async function updateRegistration(
  database: Connection,
  id: string,
  values: Updateable<Registration>,
): Promise<void> {
  await database.updateTable("registrations").set(values).where("id", "=", id).execute();
}

/** 400: it has ended, never existed, or has not come that far. */
export const registrationOver = () =>
  new Problem(400, { code: "REGISTRATION_OVER", message: "There is no such registration." });
