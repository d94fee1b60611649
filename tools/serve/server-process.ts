import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { buildProgram } from "./build-program.ts";

/** A server in a separate process, on the loopback. */
export interface ServerProcess {
  readonly port: number;
  /** Ends it as a loss of power would. */
  kill(): Promise<void>;
}

/**
 * Runs a program that reads its options as JSON from its standard input, and prints `ready <port>` when it listens.
 * Throws, with the end of what it wrote on its errors, when it ends before that.
 */
export async function startServerProcess(program: URL, options: unknown): Promise<ServerProcess> {
  const child = spawn(process.execPath, [await buildProgram(program)], { stdio: "pipe" });
  const kill = () => killProcess(child);
  // Otherwise it would survive a run that is stopped from outside.
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors = (errors + text).slice(-2000);
  });
  child.stdin.end(JSON.stringify(options));
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /^ready (\d+)$/.exec(line) ?? [];
    if (port === undefined) continue;
    child.stdout.resume();
    return { port: Number(port), kill };
  }
  throw new Error(`The server did not start: ${errors}`);
}

/** Ends a process by SIGKILL, and waits until it is gone. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}
