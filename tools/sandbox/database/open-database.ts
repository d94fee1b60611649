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

/** The storage of the rows: a PostgreSQL server, a folder, or (without both) memory. */
export interface DatabasePlace {
  readonly databaseUrl?: string;
  readonly dataDir?: string;
}

/** Opens the database and brings its tables up to date. Await `close` before opening the folder again. */
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

/** A day stays a text: as a `Date` it would shift with the time zone of the process. */
const DATE_OID = 1082;
const asText = (value: string) => value;

const options = { parsers: { [DATE_OID]: asText } };

async function embeddedDialect(dataDir?: string): Promise<Dialect> {
  if (dataDir) return new PgliteDialect(await PGlite.create(`${dataDir}/postgres`, options));
  empty ??= makeEmpty();
  return new PgliteDialect(await PGlite.create({ ...options, loadDataDir: await empty }));
}

/** A database in memory without rows: copying one takes a quarter of the time of making one. */
let empty: Promise<File | Blob> | undefined;

async function makeEmpty(): Promise<File | Blob> {
  const made = await PGlite.create(options);
  const database = new Kysely<Tables>({ dialect: new PgliteDialect(made), plugins: [new CamelCasePlugin()] });
  await migrate(database);
  const copy = await made.dumpDataDir("none");
  await database.destroy();
  return copy;
}

function serverDialect(connectionString: string): Dialect {
  const selectTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
    oid === DATE_OID ? asText : pg.types.getTypeParser(oid, format);
  const pool = new pg.Pool({ connectionString, types: { getTypeParser: selectTypeParser } });
  // The pool replaces a broken connection. The error must not end the process, whether the connection is idle or between two
  // statements of a transaction, whose next statement then fails.
  pool.on("error", () => {});
  pool.on("connect", (connection) => connection.on("error", () => {}));
  return new PostgresDialect({ pool });
}
