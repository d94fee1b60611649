import type { TestProject } from "vitest/node";
import { openDatabase } from "../../../tools/sandbox/database/open-database.ts";
import { createDatabase, openServer } from "./postgres-server.ts";

/** A server, and the name of a database on it whose tables are up to date and empty, to be copied. */
export interface SharedPostgres {
  readonly url: string;
  readonly template: string;
}

declare module "vitest" {
  interface ProvidedContext {
    /** For the tests of a project; absent in those whose sandboxes keep their rows in memory. */
    readonly postgres?: SharedPostgres;
  }
}

/** Starts one PostgreSQL server for all test files of a project. Returns what stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = openServer();
  const template = await createDatabase(url);
  const { close } = await openDatabase({ databaseUrl: template.url });
  await close();
  project.provide("postgres", { url, template: template.name });
  return async () => {
    await template.drop();
    stop();
  };
}
