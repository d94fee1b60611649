import { sql } from "kysely";
import type { Database } from "./database/open-database.ts";
import { Problem } from "./problem.ts";

const HIDDEN = new Set(["passwordHash", "codeHash", "tokenHash", "triedHash", "sentHash", "identifierHash"]);

/** The tables of the sandbox as the database names them, without the migrator's own. */
export async function listTables(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_catalog.pg_tables where schemaname = any (current_schemas(false)) order by 1`.execute(
    database,
  );
  return rows.map(({ name }) => name).filter((table) => !table.startsWith("kysely_"));
}

/** The rows of a table, for tests, without hashes. Throws 404 at a table that is not shown: the settings hold the secret. */
export async function listRows(database: Database, name: string): Promise<Record<string, unknown>[]> {
  const tables = (await listTables(database)).filter((one) => one !== "settings");
  const table = tables.find((one) => camelCase(one) === name);
  if (!table) {
    const message = `Tables are: ${tables.map(camelCase).join(", ")}.`;
    throw new Problem(404, { code: "NOT_FOUND", message });
  }
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !HIDDEN.has(column))));
}

const camelCase = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
