import { clientKey, type SandboxClient } from "../client.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/tables.ts";
import { type Identifier, normalEmail } from "./identifier.ts";

/** The client's customer with that email. */
export function findByEmail(database: Database, client: SandboxClient, email: string): Promise<Person | undefined> {
  return findByIdentifier(database, client, { kind: "email", value: normalEmail(email) });
}

/** The number of characters of a national ID that identify a person. */
const LAST_CHARACTERS = 4;

/**
 * The client's customer with that identifier. The last characters of a national ID identify somebody only where they
 * match one person. A single statement serves known and unknown identifiers.
 */
export async function findByIdentifier(
  database: Database,
  client: SandboxClient,
  { kind, value }: Identifier,
): Promise<Person | undefined> {
  const found = await database
    .selectFrom("people")
    .selectAll()
    .where("client", "=", clientKey(client))
    .$if(kind === "email", (people) => people.where("email", "=", value))
    .$if(kind === "national-id", (people) =>
      people.where("nationalId", "like", value.length === LAST_CHARACTERS ? `%${value}` : value),
    )
    .$if(kind === "mobile", (people) =>
      people.where("id", "in", (inner) =>
        inner
          .selectFrom("mobileNumbers")
          .select("personId")
          .where("client", "=", clientKey(client))
          .where("number", "=", value),
      ),
    )
    .$if(kind === "device", (people) =>
      people.where("id", "in", (inner) =>
        inner
          .selectFrom("devices")
          .innerJoin("agreements", "agreements.id", "devices.agreementId")
          .select("agreements.personId")
          .where("devices.instance", "=", "ENROLLED")
          .where("devices.imei", "=", value),
      ),
    )
    .limit(2)
    .execute();
  return found.length === 1 ? found[0] : undefined;
}

/** A person's numbers in their order; empty when the person is absent. */
export async function listNumbers(database: Database, personId: string | undefined): Promise<string[]> {
  const rows = await database
    .selectFrom("mobileNumbers")
    .select("number")
    .where("personId", "=", personId ?? "")
    .orderBy("rank")
    .execute();
  return rows.map(({ number }) => number);
}

/** The person of that id; `undefined` without an id. */
export function findPerson(database: Database, id: string | null | undefined): Promise<Person | undefined> {
  return database
    .selectFrom("people")
    .selectAll()
    .where("id", "=", id ?? "")
    .executeTakeFirst();
}
