import { parseArgs } from "node:util";

/** The database of the attacked sandbox. */
export type Database = "PGlite" | "PostgreSQL";

/** The parsed command line. */
export interface AttackArguments {
  /** The databases, each for a sandbox of its own; empty with `base`. */
  readonly databases: readonly Database[];
  /** The address of a running server. */
  readonly base?: string;
  /** A file with the people and data that the server knows. */
  readonly data?: string;
  /** Only attacks of these ids; all when empty. */
  readonly only: readonly string[];
}

/**
 * Reads `--postgres`, `--pglite`, `--base URL --data file`, `--only a,b`. Throws, with the expected usage, for other
 * arguments.
 */
export function readAttackArguments(args: readonly string[]): AttackArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      postgres: { type: "boolean", default: false },
      pglite: { type: "boolean", default: false },
      base: { type: "string" },
      data: { type: "string" },
      only: { type: "string", default: "" },
    },
  });
  const { postgres, pglite, base, data } = values;
  const only = values.only.split(",").filter(Boolean);
  if (base !== undefined) {
    if (postgres || pglite) throw new Error("--base attacks a running server; leave --postgres and --pglite out.");
    return { databases: [], base, only, ...(data === undefined ? {} : { data }) };
  }
  if (data !== undefined) throw new Error("--data goes with --base.");
  const both = postgres === pglite;
  return {
    databases: [...(both || pglite ? ["PGlite" as const] : []), ...(both || postgres ? ["PostgreSQL" as const] : [])],
    only,
  };
}
