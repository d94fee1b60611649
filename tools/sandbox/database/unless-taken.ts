import type { Problem } from "../problem.ts";

/** SQLSTATE of a row that breaks a unique constraint. */
const UNIQUE_VIOLATION = "23505";

/**
 * Waits for a write. Throws the refusal when the write breaks that unique constraint because another request was first.
 */
export async function unlessTaken<Result>(
  write: Promise<Result>,
  constraint: string,
  refusal: () => Problem,
): Promise<Result> {
  return write.catch((error: unknown) => {
    throw breaks(error, constraint) ? refusal() : error;
  });
}

const breaks = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === UNIQUE_VIOLATION &&
  "constraint" in error &&
  error.constraint === constraint;
