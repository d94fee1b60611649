import type { Selectable } from "kysely";
import { lockPersonRow } from "../accounts/lock-person-row.ts";
import { checkLocks } from "../accounts/locks.ts";
import { compareNationalId } from "../accounts/national-id.ts";
import { clientKey, type SandboxClient } from "../client.ts";
import type { PasswordReset } from "../database/sign-in-tables.ts";
import type { Person } from "../database/tables.ts";
import { Problem } from "../problem.ts";
import type { Resources } from "../resources.ts";
import { refuseGuessable } from "../security/guessable.ts";
import { hashPassword } from "../security/password-hash.ts";
import { keyedHash } from "../security/random.ts";
import { defineOperation } from "./operation.ts";

/** Checks the end of the national ID of the link's recipient. */
export const verifyReset = defineOperation("verifyReset", async ({ client, body, now }, resources) => {
  const { reset, person } = await findReset(resources, { client, token: body.id, now });
  await compareNationalId(resources, { client, person, typed: body.d, now });
  await resources.database
    .updateTable("passwordResets")
    .set({ verifiedAt: now })
    .where("tokenHash", "=", reset.tokenHash)
    .execute();
  return {};
});

/** Sets a new password, and ends the sent links and the earlier sign-ins. */
export const setPassword = defineOperation("setPassword", async ({ client, body, now }, resources) => {
  const { database } = resources;
  const { reset, person } = await findReset(resources, { client, token: body.id, now });
  if (person.nationalId !== null && reset.verifiedAt === null) throw resetOver();
  await checkLocks(resources, { client, personId: person.id }, ["password"], now);
  refuseGuessable(body.d, person, "body.d");

  const passwordHash = await hashPassword(body.d);
  await database.updateTable("people").set({ passwordHash, hasAccount: true }).where("id", "=", person.id).execute();
  await database.deleteFrom("passwordResets").where("personId", "=", person.id).execute();
  await database.deleteFrom("signIns").where("personId", "=", person.id).execute();
  return {};
});

interface Asked {
  readonly client: SandboxClient;
  readonly token: string;
  readonly now: Date;
}

/**
 * The reset of a link and its person, both held: a link that was used meanwhile is gone. Throws 400 when the link no
 * longer works or never existed.
 */
async function findReset(
  { database, secret }: Resources,
  { client, token, now }: Asked,
): Promise<{ reset: Selectable<PasswordReset>; person: Person }> {
  const resets = database
    .selectFrom("passwordResets")
    .selectAll()
    .where("tokenHash", "=", keyedHash(secret, token))
    .where("client", "=", clientKey(client))
    .where("expiresAt", ">", now);
  const person = await lockPersonRow(database, (await resets.executeTakeFirst())?.personId);
  const reset = await resets.executeTakeFirst();
  if (!reset || !person) throw resetOver();
  return { reset, person };
}

const resetOver = () => new Problem(400, { code: "RESET_OVER", message: "This link no longer works." });
