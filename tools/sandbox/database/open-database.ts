import { mkdir } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { CamelCasePlugin, type Dialect, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { lockFolder } from "./folder-lock.ts";
import { migrate } from "./migrate.ts";
import { PgliteDialect } from "./pglite-dialect.ts";
import type { Tables } from "./tables.ts";

/** The sandbox's tables, wherever they are. */
export type Database = Kysely<Tables>;

/** Where the rows are: a PostgreSQL server, a folder, or (without both) memory. */
export interface DatabasePlace {
  readonly databaseUrl?: string;
  readonly dataDir?: string;
}

/** Opens the database and brings its tables up to date. `close` is to be awaited before the folder is opened again. */
export async function openDatabase(place: DatabasePlace): Promise<{ database: Database; close(): Promise<void> }> {
  const unlock = await lockPlace(place);
  try {
    const dialect = place.databaseUrl ? serverDialect(place.databaseUrl) : await embeddedDialect(place.dataDir);
    const database = new Kysely<Tables>({
      dialect,
      plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    });
    await migrate(database);
    return {
      database,
      close: async () => {
        await database.destroy();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function lockPlace({ databaseUrl, dataDir }: DatabasePlace): Promise<() => Promise<void>> {
  if (databaseUrl || !dataDir) return async () => {};
  await mkdir(dataDir, { recursive: true });
  return lockFolder(dataDir);
}

/** A day stays the text that it is: as a `Date` it would shift with the time zone of the process. */
const DATE_OID = 1082;
const asText = (value: string) => value;

async function embeddedDialect(dataDir?: string): Promise<Dialect> {
  const options = { parsers: { [DATE_OID]: asText } };
  return new PgliteDialect(await (dataDir ? PGlite.create(`${dataDir}/postgres`, options) : PGlite.create(options)));
}

function serverDialect(connectionString: string): Dialect {
  const parserOf: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
    oid === DATE_OID ? asText : pg.types.getTypeParser(oid, format);
  const pool = new pg.Pool({ connectionString, types: { getTypeParser: parserOf } });
  pool.on("error", () => {}); // an idle connection that breaks is replaced; its loss must not end the process
  return new PostgresDialect({ pool });
}
