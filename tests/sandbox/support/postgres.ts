import { afterAll, beforeAll, beforeEach } from "vitest";
import { createDatabase, noPostgres, openServer, type TestDatabase } from "./postgres-server.ts";

/**
 * A database of its own for the tests of a suite, on the server that DATABASE_URL names, else on one that is started
 * for them. Without either the suite is skipped, with the reason.
 */
export function usePostgres(): { url: () => string } {
  let server: { url: string; stop(): void };
  let database: TestDatabase;
  beforeAll(async () => {
    if (noPostgres !== undefined) return;
    server = openServer();
    database = await createDatabase(server.url);
  });
  beforeEach(({ skip }) => skip(noPostgres !== undefined, noPostgres));
  afterAll(async () => {
    if (noPostgres !== undefined) return;
    await database.drop();
    server.stop();
  });
  return { url: () => database.url };
}
