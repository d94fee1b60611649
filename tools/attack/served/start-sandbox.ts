import type { Client } from "../../../src/documents/generated/client.ts";
import type { SandboxClient } from "../../sandbox/client.ts";
import type { Seed } from "../../sandbox/seed/generated/seed.ts";
import { type ServerProcess, startServerProcess } from "../../serve/server-process.ts";

/** The database of a sandbox; in memory when empty. */
export interface SandboxPlace {
  readonly databaseUrl?: string;
  readonly dataDir?: string;
}

/** The settings of the process, sent as JSON to its standard input. */
export interface ServedSandbox extends SandboxPlace {
  /** As `portal sandbox` gets them: the sandbox answers only their hosts. */
  readonly documented: readonly Client[];
  readonly clients: readonly SandboxClient[];
  readonly seeds: readonly Seed[];
  /** How many codes one network address may request; as usual when absent. */
  readonly sendsFromNetwork?: number;
}

/** A sandbox in a separate process, on the loopback. */
export interface RunningServer extends Pick<ServerProcess, "kill"> {
  readonly address: string;
  /** Restarts it with the same rows. */
  again(): Promise<RunningServer>;
}

const PROGRAM = new URL("./serve-sandbox.ts", import.meta.url);

/** Starts a sandbox. Throws when it ends before it listens. */
export async function startSandbox(of: ServedSandbox): Promise<RunningServer> {
  const { port, kill } = await startServerProcess(PROGRAM, of);
  return { address: `http://127.0.0.1:${port}`, kill, again: () => startSandbox(of) };
}
