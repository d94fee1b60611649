import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "../../../src/documents/generated/client.ts";

/** What a server serves, and where its rows are, so that it has them again after a kill. */
export interface ServedToKill {
  readonly clients: readonly Client[];
  readonly dist: string;
  readonly rows: { readonly kind: "dataDir" | "databaseUrl"; readonly place: string };
  /** For what it writes on its errors, and for the clients. */
  readonly folder: string;
}

/** The portal with its sandbox in a process of its own. */
export interface KillableServer {
  readonly port: number;
  /** It dies in the middle of whatever it does, and is started again at its port on its rows. */
  killAndStart(): Promise<void>;
  close(): Promise<void>;
}

const script = new URL("./serve-to-kill.ts", import.meta.url).pathname;

/** Starts the server, on a port that is free. */
export async function startKillableServer(served: ServedToKill): Promise<KillableServer> {
  writeFileSync(join(served.folder, "clients.json"), JSON.stringify(served.clients));
  let running = await start(served, 0);
  const { port } = running;
  // It would outlive a run that is stopped from outside.
  process.once("exit", () => running.process.kill("SIGKILL"));

  async function kill(): Promise<void> {
    const gone = once(running.process, "exit");
    running.process.kill("SIGKILL");
    await gone;
  }

  return {
    port,
    async killAndStart() {
      await kill();
      running = await start(served, port);
    },
    close: kill,
  };
}

async function start({ dist, rows: { kind, place }, folder }: ServedToKill, port: number) {
  const args = ["--import", "tsx", script, join(folder, "clients.json"), dist, String(port), kind, place];
  const log = openSync(join(folder, "log"), "a");
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ["ignore", "pipe", log] });
  const ended = once(child, "exit").then(() => [""]);
  for (;;) {
    const [text = ""] = child.stdout === null ? [] : await Promise.race([once(child.stdout, "data"), ended]);
    const [, readyPort] = /ready (\d+)/.exec(String(text)) ?? [];
    if (readyPort !== undefined) return { process: child, port: Number(readyPort) };
    if (String(text) === "")
      throw new Error(`The server did not start: ${readFileSync(join(folder, "log"), "utf8").slice(-2000)}`);
  }
}
