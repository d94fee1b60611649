import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/tables.ts";

/**
 * The person of that id, as the last request left them, held until the transaction ends: requests that change something
 * of one person take turns. What only refers to the person, such as a sign-in, does not wait.
 */
export function lockPersonRow(database: Database, id: string | null | undefined): Promise<Person | undefined> {
  return database
    .selectFrom("people")
    .selectAll()
    .where("id", "=", id ?? "")
    .forNoKeyUpdate()
    .executeTakeFirst();
}
