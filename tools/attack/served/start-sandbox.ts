import type { Client } from "../../../src/documents/generated/client.ts";
import type { SandboxClient } from "../../sandbox/client.ts";
import type { Seed } from "../../sandbox/seed/generated/seed.ts";
import { type ServerProcess, startServerProcess } from "../../serve/server-process.ts";

/** Where a sandbox keeps its rows; in memory where nothing is named. */
export interface SandboxPlace {
  readonly databaseUrl?: string;
  readonly dataDir?: string;
}

/** What the process needs to know; it is handed over as JSON on its standard input. */
export interface ServedSandbox extends SandboxPlace {
  /** As `portal sandbox` is given them: it answers their hosts only. */
  readonly documented: readonly Client[];
  readonly clients: readonly SandboxClient[];
  readonly seeds: readonly Seed[];
}

/** A sandbox in a process of its own, on the loopback. */
export interface RunningServer extends Pick<ServerProcess, "kill"> {
  readonly address: string;
  /** Starts it again over the same rows. */
  again(): Promise<RunningServer>;
}

const PROGRAM = new URL("./serve-sandbox.ts", import.meta.url);

/** Starts a sandbox. Throws where it does not get as far as listening. */
export async function startSandbox(of: ServedSandbox): Promise<RunningServer> {
  const { port, kill } = await startServerProcess(PROGRAM, of);
  return { address: `http://127.0.0.1:${port}`, kill, again: () => startSandbox(of) };
}
