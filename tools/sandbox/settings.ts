import type { Database } from "./database/open-database.ts";

/** A value that the sandbox keeps over restarts, if it was ever set. */
export async function readSetting(database: Database, name: string): Promise<string | undefined> {
  const row = await database.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

/** Stores a value over restarts. */
export async function writeSetting(database: Database, name: string, value: string): Promise<void> {
  await database
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/**
 * The value stored under the name; when it is absent, the given one is stored, also when several requests ask at once.
 */
export async function settingOr(database: Database, name: string, value: string): Promise<string> {
  await database
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await readSetting(database, name)) ?? value;
}
