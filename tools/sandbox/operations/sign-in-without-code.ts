import type { Selectable } from "kysely";
import { checkLocks } from "../accounts/locks.ts";
import { registrationOver } from "../accounts/registrations.ts";
import type { SandboxClient } from "../client.ts";
import type { Registration } from "../database/sign-in-tables.ts";
import type { Person } from "../database/tables.ts";
import { Problem } from "../problem.ts";
import type { Resources } from "../resources.ts";
import { issueTokens } from "../security/tokens.ts";
import { readAccount } from "./check-code.ts";

/**
 * Signs in a person whose national ID was right. A begun sign-in succeeds once, also when several requests come at
 * once.
 */
export async function signInWithoutCode(
  { id }: Selectable<Registration>,
  person: Person,
  { client, now }: { client: SandboxClient; now: Date },
  resources: Resources,
) {
  const { database, secret } = resources;
  await checkLocks(resources, { client, personId: person.id }, ["password"], now);
  const unused = database.updateTable("registrations").set({ usedAt: now }).where("id", "=", id);
  const { numUpdatedRows } = await unused.where("usedAt", "is", null).executeTakeFirst();
  if (numUpdatedRows === 0n) throw registrationOver();
  const tokens = await issueTokens(database, { secret, client, personId: person.id, now });
  return { ...tokens, ...(await readAccount(person, resources)) };
}

/** 400: this client signs nobody in without a code. */
export const codeNeeded = () => new Problem(400, { code: "CODE_NEEDED", message: "This client signs in with a code." });
