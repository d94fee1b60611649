import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Client } from "../../../src/documents/generated/client.ts";
import type { SandboxClient } from "../../sandbox/client.ts";
import type { Seed } from "../../sandbox/seed/read-seeds.ts";

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
export interface RunningServer {
  readonly address: string;
  /** Ends it as a loss of power would; with a folder or a server for its rows, it can be started again. */
  kill(): Promise<void>;
  /** Starts it again over the same rows. */
  again(): Promise<RunningServer>;
}

const PROGRAM = new URL("./serve-sandbox.ts", import.meta.url).pathname;

/** Starts a sandbox. Throws where it does not get as far as listening. */
export async function startSandbox(of: ServedSandbox): Promise<RunningServer> {
  const child = spawn(process.execPath, ["--import", "tsx", PROGRAM], { stdio: ["pipe", "pipe", "ignore"] });
  child.stdin.end(JSON.stringify(of));
  const port = await Promise.race([firstLine(child), once(child, "exit").then(() => undefined)]);
  if (port === undefined) throw new Error("The sandbox did not start.");
  return { address: `http://127.0.0.1:${port}`, kill: () => end(child), again: () => startSandbox(of) };
}

async function firstLine({ stdout }: ChildProcess): Promise<string | undefined> {
  if (stdout === null) return undefined;
  for await (const line of createInterface({ input: stdout })) return line;
  return undefined;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}
