import { createServer, type Server } from "../contract/server.ts";
import { findPostgres, startPostgres } from "../run/postgres.mjs";
import { type Database, openDatabase } from "../sandbox/database/open-database.ts";
import type { Fault } from "../sandbox/faults.ts";
import type { Seed } from "../sandbox/seed/generated/seed.ts";
import { startServerProcess } from "../serve/server-process.ts";
import { bay, spokenFor } from "./bay.ts";
import type { ShopSettings } from "./serve-shop.ts";

/** One of the servers of a shop; its address changes when it is started again. */
export interface ShopServer {
  address(): string;
  /** Prepares requests by the server's clock. */
  readonly server: Server;
  faults(faults: Readonly<Record<string, Fault>>): Promise<void>;
  /** Lets the gateway send what is due. */
  deliver(): Promise<void>;
  /** Ends it as a loss of power would, and starts it again. */
  killAndStart(): Promise<void>;
}

/** Two servers on one PostgreSQL server. */
export interface Shop {
  readonly servers: readonly [ShopServer, ShopServer];
  /** The rows, read without the servers. */
  readonly database: Database;
  /** The servers' time, in milliseconds since 1970. */
  now(): number;
  passTime(minutes: number): Promise<void>;
  close(): Promise<void>;
}

/** The program of a server; tests name one with a planted mistake. */
export const SERVER_PROGRAM = new URL("./serve-to-pay.ts", import.meta.url);

/** Opens a shop with these people. Throws where PostgreSQL is not installed. */
export async function openShop(seeds: readonly Seed[], network: string, program: URL): Promise<Shop> {
  let offsetMs = Date.parse(OPENING) - Date.now();
  const programs = findPostgres();
  if (programs === undefined) throw new Error("PostgreSQL is not installed (Debian: apt-get install postgresql).");
  const postgres = startPostgres(programs);
  const ends: (() => unknown)[] = [postgres.stop];
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  // A stopped run leaves no server behind; those of a shop end with this process.
  process.once("exit", () => ends.includes(postgres.stop) && postgres.stop());
  try {
    const settings: ShopSettings = { databaseUrl: postgres.url, clients: [bay], seeds, network };
    const { database, close: disconnect } = await openDatabase({ databaseUrl: postgres.url });
    ends.push(disconnect);
    const start = () => startServer(settings, program, ends);
    const servers = await Promise.all([start(), start()]);
    const now = () => Date.now() + offsetMs;
    const passTime = async (minutes: number) => {
      offsetMs += minutes * 60_000;
      await putClock(servers, offsetMs);
    };
    await putClock(servers, offsetMs);
    return { servers, database, now, passTime, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A Friday. */
const OPENING = "2026-11-20T10:00:00+08:00";

async function startServer(settings: ShopSettings, program: URL, ends: (() => unknown)[]): Promise<ShopServer> {
  let running = await startServerProcess(program, settings);
  ends.push(() => running.kill());
  const address = () => `http://127.0.0.1:${running.port}`;
  const server = createServer((path, init) => fetch(`${address()}${path}`, init));
  const ask = async (method: string, path: string, body?: unknown) => {
    const reply = await fetch(`${address()}/sandbox/api/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    await reply.arrayBuffer();
  };
  return {
    ...{ address, server },
    faults: (faults) => ask("PUT", "faults", faults),
    deliver: () => ask("POST", "notices/deliver"),
    async killAndStart() {
      await running.kill();
      running = await startServerProcess(program, settings);
      await server.learnClock(spokenFor);
    },
  };
}

async function putClock(servers: Shop["servers"], offsetMs: number): Promise<void> {
  const [{ address }] = servers;
  await fetch(`${address()}/sandbox/api/clock`, { method: "PUT", body: JSON.stringify({ offsetMs }) });
  for (const { server } of servers) await server.learnClock(spokenFor);
}
