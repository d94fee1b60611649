import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { findPostgres, startPostgres } from "../../../tools/run/postgres.mjs";

const named = process.env.DATABASE_URL;
const programs = findPostgres();

/** Why tests on a PostgreSQL server are skipped; absent where there is one. */
export const noPostgres =
  named || programs ? undefined : "no PostgreSQL server is installed, and DATABASE_URL names none";

/**
 * A schema of its own for the tests of a suite, on the server that DATABASE_URL names, else on one that is started for
 * them. Without either the suite is skipped, with the reason.
 */
export function usePostgres(): { url: () => string } {
  const schema = `sandbox_${randomUUID().replaceAll("-", "")}`;
  let server: { url: string; stop(): void };
  beforeAll(async () => {
    if (noPostgres !== undefined) return;
    server = named || !programs ? { url: named ?? "", stop: () => {} } : startPostgres(programs);
    await run(server.url, `create schema ${schema}`);
  });
  beforeEach(({ skip }) => skip(noPostgres !== undefined, noPostgres));
  afterAll(async () => {
    if (noPostgres !== undefined) return;
    await run(server.url, `drop schema ${schema} cascade`);
    server.stop();
  });
  return {
    url: () => {
      const url = new URL(server.url);
      url.searchParams.set("options", `-c search_path=${schema}`);
      return url.href;
    },
  };
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
