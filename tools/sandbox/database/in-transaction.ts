import { setTimeout as wait } from "node:timers/promises";
import { Problem } from "../problem.ts";
import type { Database } from "./open-database.ts";

/** SQLSTATE of a transaction that conflicted with another and can be retried: serialisation failure, deadlock. */
const LOST = ["40001", "40P01"];

const ATTEMPTS = 8;
const LONGEST_PAUSE_MS = 20;

/**
 * Does the work in one transaction, or in the transaction that is already open; retries after a conflict. A throw
 * undoes the writes, except a problem that `keepsWrites`.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  if (database.isTransaction) return work(database);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await commit(database, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isLost(error)) throw error;
      await wait(Math.random() * LONGEST_PAUSE_MS * attempt);
    }
  }
}

async function commit<Result>(database: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  const outcome = await database.transaction().execute(async (transaction) => {
    try {
      return { result: await work(transaction) };
    } catch (error) {
      if (error instanceof Problem && error.keepsWrites) return { problem: error };
      throw error;
    }
  });
  if ("problem" in outcome) throw outcome.problem;
  return outcome.result;
}

const isLost = (error: unknown): boolean =>
  error instanceof Error && "code" in error && typeof error.code === "string" && LOST.includes(error.code);
