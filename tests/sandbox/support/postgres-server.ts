import { randomUUID } from "node:crypto";
import pg from "pg";
import { findPostgres, startPostgres } from "../../../tools/run/postgres.mjs";

const named = process.env.DATABASE_URL;
const programs = findPostgres();

/** Why tests on a PostgreSQL server are skipped; absent where there is one. */
export const noPostgres =
  named || programs ? undefined : "no PostgreSQL server is installed, and DATABASE_URL names none";

/** The server that DATABASE_URL names, else one that is started. Throws where there is neither. */
export function openServer(): { url: string; stop(): void } {
  if (named) return { url: named, stop: () => {} };
  if (programs === undefined) throw new Error(noPostgres);
  return startPostgres(programs);
}

/** A database of its own for some tests. */
export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a database on a server: a copy of the template, else an empty one. Of a schema, kysely's migrator would find the tables of its neighbours. */
export async function createDatabase(serverUrl: string, template = "template1"): Promise<TestDatabase> {
  const name = `sandbox_${randomUUID().replaceAll("-", "")}`;
  await run(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => run(serverUrl, `drop database ${name} with (force)`) };
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
