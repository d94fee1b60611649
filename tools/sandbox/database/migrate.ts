import { readdirSync, readFileSync } from "node:fs";
import { type Kysely, type Migration, Migrator, sql } from "kysely";

const FOLDER = new URL("../migrations/", import.meta.url);

/**
 * Brings the tables up to date; several sandboxes on one server wait for each other. Throws the error of a failed
 * migration.
 */
export async function migrate<Tables>(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => readMigrations() } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error("A migration failed.", { cause: error });
}

/** Each file of the folder, by its name. */
const readMigrations = (): Record<string, Migration> =>
  Object.fromEntries(
    readdirSync(FOLDER).map((file) => [
      file.replace(/\.sql$/, ""),
      { up: (database) => execute(database, readFileSync(new URL(file, FOLDER), "utf8")) },
    ]),
  );

/** One statement at a time, as PGlite takes them. A semicolon at the end of a line ends a statement. */
async function execute(database: Kysely<unknown>, text: string): Promise<void> {
  for (const statement of text.split(/;$/m).filter((one) => one.trim() !== ""))
    await sql.raw(statement).execute(database);
}
