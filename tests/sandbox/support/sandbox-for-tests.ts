import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import type { Sandbox } from "../../../tools/sandbox/create-sandbox.ts";
import type { DatabasePlace } from "../../../tools/sandbox/database/open-database.ts";
import { createDatabase } from "./postgres-server.ts";

/** Where a sandbox's rows are, and the function that removes them once the sandbox is closed. */
export interface OpenedPlace {
  readonly place: DatabasePlace;
  drop(): Promise<void>;
}

/** A new place for rows: in memory or, in the project `postgres`, a database of its own on that project's server. */
export async function openPlace(): Promise<OpenedPlace> {
  const postgres = inject("postgres");
  if (postgres === undefined) return { place: {}, drop: async () => {} };
  const { url, drop } = await createDatabase(postgres.url, postgres.template);
  return { place: { databaseUrl: url }, drop };
}

/**
 * A sandbox for the tests of a file: made once, in a place of its own, and before each of them as it was sown, at the
 * machine's time.
 */
export function sandboxForTests(create: (place: DatabasePlace) => Promise<Sandbox>) {
  let made: Sandbox | undefined;
  let opened: OpenedPlace | undefined;
  const sandbox = (): Sandbox => {
    if (made === undefined) throw new Error("The sandbox is there once the tests of the file begin.");
    return made;
  };
  const request = async (path: string, init?: RequestInit): Promise<Response> => sandbox().app.request(path, init);
  beforeAll(async () => {
    opened = await openPlace();
    made = await create(opened.place);
  }, 60_000);
  beforeEach(async () => {
    await request("/sandbox/api/reset", { method: "POST" });
  });
  afterAll(async () => {
    await made?.close();
    await opened?.drop();
  });
  return { app: { request }, sandbox };
}
