import { parseArgs } from "node:util";

/** Where the sandbox that is attacked keeps its rows. */
export type Database = "PGlite" | "PostgreSQL";

/** What the command line says. */
export interface AttackArguments {
  /** The databases with each of which a sandbox is started; none with `base`. */
  readonly databases: readonly Database[];
  /** A server that runs. */
  readonly base?: string;
  /** A file with whom and what that server knows. */
  readonly data?: string;
  /** Only attacks of these ids; all where none is named. */
  readonly only: readonly string[];
}

/** Reads `--postgres`, `--pglite`, `--base URL --data file`, `--only a,b`. Throws, with what is meant, where that is not so. */
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
    if (postgres || pglite) throw new Error("--base attacks a server that runs; leave --postgres and --pglite out.");
    return { databases: [], base, only, ...(data === undefined ? {} : { data }) };
  }
  if (data !== undefined) throw new Error("--data goes with --base.");
  const both = postgres === pglite;
  return {
    databases: [...(both || pglite ? ["PGlite" as const] : []), ...(both || postgres ? ["PostgreSQL" as const] : [])],
    only,
  };
}
