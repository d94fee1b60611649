import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll } from "vitest";

const { create } = PGlite;

/** In the project `postgres` a sandbox without a place would test the wrong database. */
beforeAll(() => {
  PGlite.create = () => {
    throw new Error("This sandbox has no place on the PostgreSQL server; give it one by `openPlace`.");
  };
});
afterAll(() => {
  PGlite.create = create;
});
