import { sql } from "kysely";
import { inTransaction } from "./database/in-transaction.ts";
import { breaksContract } from "./problem.ts";
import type { Resources } from "./resources.ts";
import { listTables } from "./rows.ts";

/** Every row by table, as PostgreSQL gives it in JSON; and the clock's shift. */
export interface SavedState {
  readonly tables: Readonly<Record<string, readonly Record<string, unknown>[]>>;
  readonly offsetMs: number;
}

/** The tables of used-up values, which a restore does not change. */
const savedTables = async (database: Resources["database"]): Promise<string[]> =>
  (await listTables(database)).filter((table) => table !== "used_signatures");

/** Everything that the sandbox holds, for a later restore. */
export async function saveState({ database, clock }: Resources): Promise<SavedState> {
  const names = await savedTables(database);
  const selectRows = (name: string) => sql`select ${name} as name, to_jsonb(t) as row from ${sql.table(name)} t`;
  const { rows } = await sql<Row>`${sql.join(names.map(selectRows), sql` union all `)}`.execute(database);
  const tables = Object.fromEntries(names.map((name): [string, Row["row"][]] => [name, []]));
  for (const { name, row } of rows) tables[name]?.push(row);
  return { tables, offsetMs: await clock.offsetMs() };
}

interface Row {
  readonly name: string;
  readonly row: Record<string, unknown>;
}

/** Restores a saved state of this sandbox in the same version; removes all later rows and switches faults off. */
export async function restoreState({ database, clock, faults }: Resources, saved: SavedState): Promise<void> {
  const names = await savedTables(database);
  if (names.some((name) => saved.tables?.[name] === undefined)) throw breaksContract({ body: "must be a saved state" });
  faults.replace({});
  await inTransaction(database, async (transaction) => {
    // Rows that refer to each other may come in any order.
    await sql`set local session_replication_role = replica`.execute(transaction);
    const emptied = names.map((name) => sql`${sql.table(`emptied ${name}`)} as (delete from ${sql.table(name)})`);
    await sql`with ${sql.join(emptied)} select 1`.execute(transaction);
    for (const name of names.filter((one) => (saved.tables[one] ?? []).length > 0)) {
      const table = sql.table(name);
      const rows = JSON.stringify(saved.tables[name]);
      await sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`.execute(
        transaction,
      );
    }
  });
  await clock.shift(saved.offsetMs);
}
