import { clientKey, type SandboxClient } from "../client.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/tables.ts";
import { keyedHash } from "../security/random.ts";
import { isLocked, type Tried, triesOf } from "./password-tries.ts";

/** Where a person's lock stands: with the tries of the email, or, without one, under the person. */
export function lockOf(secret: string, client: SandboxClient, person: Pick<Person, "id" | "email"> | undefined): Tried {
  if (person?.email) return triesOf(secret, client, person.email);
  return { client: clientKey(client), identifierHash: keyedHash(secret, "person", person?.id ?? "nobody") };
}

/** Whether the person is locked now; nobody never is, after the same work. */
export function isPersonLocked(
  database: Database,
  { secret, client, person, now }: { secret: string; client: SandboxClient; person: Person | undefined; now: Date },
): Promise<boolean> {
  return isLocked(database, lockOf(secret, client, person), now);
}
