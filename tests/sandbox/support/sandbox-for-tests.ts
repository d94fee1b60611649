import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import type { Sandbox } from "../../../tools/sandbox/create-sandbox.ts";
import type { DatabasePlace } from "../../../tools/sandbox/database/open-database.ts";
import { createDatabase, type TestDatabase } from "./postgres-server.ts";

/**
 * A sandbox for the tests of a file: made once, and before each of them as it was sown, at the machine's time. Its rows
 * are in memory or, in the project `postgres`, in a database of its own on that project's server.
 */
export function sandboxForTests(create: (place: DatabasePlace) => Promise<Sandbox>) {
  let made: Sandbox | undefined;
  let database: TestDatabase | undefined;
  const sandbox = (): Sandbox => {
    if (made === undefined) throw new Error("The sandbox is there once the tests of the file begin.");
    return made;
  };
  const request = async (path: string, init?: RequestInit): Promise<Response> => sandbox().app.request(path, init);
  beforeAll(async () => {
    const postgres = inject("postgres");
    database = postgres && (await createDatabase(postgres.url, postgres.template));
    made = await create(database === undefined ? {} : { databaseUrl: database.url });
  }, 60_000);
  beforeEach(async () => {
    await request("/sandbox/api/reset", { method: "POST" });
  });
  afterAll(async () => {
    await made?.close();
    await database?.drop();
  });
  return { app: { request }, sandbox };
}
