import { sql } from "kysely";
import type { Database } from "./database/open-database.ts";
import { breaksContract } from "./problem.ts";
import type { Resources } from "./resources.ts";

/** Every row by table, as PostgreSQL tells it in JSON; and the clock's shift. */
export interface SavedState {
  readonly tables: Readonly<Record<string, readonly Record<string, unknown>[]>>;
  readonly offsetMs: number;
}

/** What the migrator keeps is the database's own. */
const isOurs = (table: string) => !table.startsWith("kysely_");

/** Everything that the sandbox holds, to be put back later. */
export async function saveState({ database, clock }: Resources): Promise<SavedState> {
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const table of await tableNames(database)) {
    const { rows } = await sql<{
      row: Record<string, unknown>;
    }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(database);
    tables[table] = rows.map(({ row }) => row);
  }
  return { tables, offsetMs: await clock.offsetMs() };
}

/** Puts back what was saved, by this sandbox, in the same version; all that came since is gone, and faults are off. */
export async function restoreState({ database, clock, faults }: Resources, saved: SavedState): Promise<void> {
  const names = await tableNames(database);
  if (names.some((name) => saved.tables?.[name] === undefined)) throw breaksContract({ body: "must be a saved state" });
  faults.replace({});
  await database.transaction().execute(async (transaction) => {
    // Rows that refer to each other may come in any order.
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const name of names) {
      const table = sql.table(name);
      await sql`delete from ${table}`.execute(transaction);
      const rows = JSON.stringify(saved.tables[name]);
      await sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`.execute(
        transaction,
      );
    }
  });
  await clock.shift(saved.offsetMs);
}

async function tableNames(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables();
  return tables.map(({ name }) => name).filter(isOurs);
}
