import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { Problem } from "../problem.ts";
import { inTransaction } from "./in-transaction.ts";
import type { Tables } from "./tables.ts";

const done: string[] = [];

/** A database without rows, which records the transactions. */
class RecordingDriver extends DummyDriver {
  override async beginTransaction(): Promise<void> {
    done.push("begin");
  }
  override async commitTransaction(): Promise<void> {
    done.push("commit");
  }
  override async rollbackTransaction(): Promise<void> {
    done.push("rollback");
  }
}

const database = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new RecordingDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

let attempts = 0;
beforeEach(() => {
  attempts = 0;
  done.length = 0;
});

/** Fails so often with that SQLSTATE, and returns the number of attempts. */
const work = (failures: number, code: string) => async () => {
  attempts += 1;
  if (attempts <= failures) throw Object.assign(new Error(`failure ${attempts}`), { code });
  return attempts;
};

it.each([
  ["a serialisation failure", "40001"],
  ["a deadlock", "40P01"],
])("does the work again after %s, each time in a new transaction", async (_what, code) => {
  expect(await inTransaction(database, work(2, code))).toBe(3);
  expect(done).toEqual(["begin", "rollback", "begin", "rollback", "begin", "commit"]);
});

it("gives up after eight attempts, with the last failure", async () => {
  await expect(inTransaction(database, work(100, "40001"))).rejects.toThrow("failure 8");
  expect(done.filter((step) => step !== "begin")).toEqual(Array(8).fill("rollback"));
});

it.each([
  ["a unique violation", "23505"],
  ["another failure of a transaction", "40002"],
])("does not do the work again after %s", async (_what, code) => {
  await expect(inTransaction(database, work(1, code))).rejects.toThrow("failure 1");
  expect(done).toEqual(["begin", "rollback"]);
});

it("leaves the retry to a transaction that is already open", async () => {
  const inner = work(1, "40001");
  expect(await inTransaction(database, (transaction) => inTransaction(transaction, inner))).toBe(2);
  expect(done).toEqual(["begin", "rollback", "begin", "commit"]);
});

it("commits the writes of a refusal that keeps them, and undoes those of any other", async () => {
  const refuse = (keepsWrites: boolean) => async () => {
    throw new Problem(400, { code: "REFUSED", message: "This was refused." }, { keepsWrites });
  };
  await expect(inTransaction(database, refuse(true))).rejects.toThrow("This was refused.");
  await expect(inTransaction(database, refuse(false))).rejects.toThrow("This was refused.");
  expect(done).toEqual(["begin", "commit", "begin", "rollback"]);
});
