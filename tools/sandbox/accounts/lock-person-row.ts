import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/tables.ts";

/**
 * The person of that id, as the last request left them. Holds the row until the transaction ends: requests that change
 * one person take turns. A statement that only refers to the person, such as a sign-in, does not wait.
 */
export function lockPersonRow(database: Database, id: string | null | undefined): Promise<Person | undefined> {
  return database
    .selectFrom("people")
    .selectAll()
    .where("id", "=", id ?? "")
    .forNoKeyUpdate()
    .executeTakeFirst();
}
