import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type Browser, chromium } from "playwright";
import type { CheckContext } from "../../../src/checker/check-context.ts";
import { servedClients } from "../../build/load-clients.ts";
import { findPostgres, startPostgres } from "../../run/postgres.mjs";
import { loadContract } from "../../sandbox/contract/load-contract.ts";
import type { BackEndOptions } from "../../serve/back-end.ts";
import { startServerProcess } from "../../serve/server-process.ts";
import { readFields } from "../answers.ts";
import { seededRandom } from "../random.ts";
import { readRoutes } from "../routes.ts";
import { linkSandbox } from "../sandbox-link.ts";
import { readGoals, readIncidents } from "./goals.ts";
import { walkJourney } from "./journey.ts";
import type { JourneysReport, NumberedWalk } from "./journeys-report.ts";
import { readKeyedCalls } from "./keyed-calls.ts";
import type { JourneyParts } from "./walk.ts";

/** The number of journeys, the share of faults, the seed, and the number of parallel journeys. */
export interface JourneysOptions {
  readonly journeys: number;
  /** The first journey's number, which is 1 when all are walked. */
  readonly first: number;
  /** The journey that every customer pursues first; one by chance when absent. */
  readonly goal?: string;
  readonly faults: number;
  readonly kills: number;
  readonly seed: number;
  readonly lanes: number;
  /** Whether the steps of every journey are printed, not only of those with findings. */
  readonly trace?: boolean;
  readonly documents: CheckContext;
  readonly dist: string;
  readonly executablePath: string | undefined;
  readonly args: readonly string[];
}

/** Other hosts do not exist. */
const OWN_HOSTS = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE *.localhost, EXCLUDE 127.0.0.1";

/** The distance between the seeds of two journeys. */
const APART = 7919;

/**
 * Walks journeys, several at a time, each lane on a server of its own that can be killed: the first lane on a folder,
 * the others on PostgreSQL when it is installed. Reports each journey when it is over.
 */
export async function walkJourneys(options: JourneysOptions, say: (line: string) => void): Promise<JourneysReport> {
  const { journeys, seed, lanes, executablePath, args } = options;
  const start = Date.now();
  const folder = mkdtempSync(join(tmpdir(), "journeys-"));
  const programs = findPostgres();
  const postgres = programs === undefined ? undefined : startPostgres(programs);
  const stopPostgres = () => postgres?.stop();
  process.once("exit", stopPostgres);
  const browser = await chromium.launch({ args: [...args, OWN_HOSTS], ...(executablePath ? { executablePath } : {}) });
  const shared: Shared = { browser, folder, postgres: postgres?.url, next: options.first, walks: [] };
  const reportWalk = (walk: NumberedWalk) => {
    say(walkLine(walk, Date.now() - start));
    if (walk.walked.findings.length > 0 || options.trace) for (const line of walk.walked.trace) say(`    ${line}`);
  };
  try {
    const numbers = Array.from({ length: Math.min(lanes, journeys) }, (_, lane) => lane);
    await Promise.all(numbers.map((lane) => walkLane(lane, options, shared, reportWalk)));
  } finally {
    await browser.close();
    process.off("exit", stopPostgres);
    stopPostgres();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return { seed, seconds: (Date.now() - start) / 1000, walks: shared.walks };
}

/** The shared state of a run's lanes. */
interface Shared {
  readonly browser: Browser;
  readonly folder: string;
  /** The address of PostgreSQL, if it is installed. */
  readonly postgres: string | undefined;
  /** The number of the journey that is walked next. */
  next: number;
  readonly walks: NumberedWalk[];
}

/** Walks one journey after the other on one server, until all are walked. */
async function walkLane(
  lane: number,
  options: JourneysOptions,
  shared: Shared,
  onWalk: (walk: NumberedWalk) => void,
): Promise<void> {
  const { folder, postgres, browser, walks } = shared;
  const { parts, close } = await openLane(options, browser, {
    dataDir: join(folder, `rows-${lane}`),
    databaseUrl: lane > 0 && postgres ? await createDatabase(postgres, lane) : undefined,
  });
  try {
    while (shared.next < options.first + options.journeys) {
      const number = shared.next;
      shared.next += 1;
      const walk = { number, walked: await walkJourney(parts, seededRandom(options.seed * APART + number)) };
      walks.push(walk);
      onWalk(walk);
    }
  } finally {
    await close();
  }
}

/** A database of its own on the server: its address. */
async function createDatabase(url: string, lane: number): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database lane_${lane}`).finally(() => client.end());
  const place = new URL(url);
  place.pathname = `/lane_${lane}`;
  return place.href;
}

const SERVER = new URL("./serve-to-kill.ts", import.meta.url);

/** A lane's server, which is restarted on its port and its rows after each kill. */
async function openLane(options: JourneysOptions, browser: Browser, backEnd: BackEndOptions) {
  const { documents, dist, faults, kills, goal } = options;
  const clients = servedClients(documents);
  const contract = loadContract();
  const keyed = readKeyedCalls();
  const goals = readGoals(documents, clients, keyed);
  const names = new Set(goals.map(({ journey }) => journey));
  if (goal !== undefined && !names.has(goal))
    throw new Error(`--goal ${goal} must be one of ${[...names].join(", ")}.`);
  const start = (port: number) => startServerProcess(SERVER, { clients, dist, port, backEnd });
  let server = await start(0);
  const { port } = server;
  const killServer = async () => {
    await server.kill();
    server = await start(port);
  };
  const parts: JourneyParts = {
    ...{ browser, faults, kills, keyed, killServer, ...(goal === undefined ? {} : { goal }) },
    ...{
      sandbox: linkSandbox(`http://127.0.0.1:${port}`),
      routes: readRoutes(),
      fields: readFields(),
      goals,
      incidents: readIncidents(documents),
    },
    clients: clients.map(({ id, hosts }) => ({ id, origin: `http://${hosts[0]}:${port}` })),
    operations: contract.operationIds,
    signOut: contract.operation("endSignIn"),
  };
  return { parts, close: () => server.kill() };
}

function walkLine({ number, walked }: NumberedWalk, milliseconds: number): string {
  const { client, person, steps, counts, findings } = walked;
  const shown = Object.entries(counts).map(([journey, one]) => `${journey} ${one.shown}`);
  const time = `${Math.floor(milliseconds / 60_000)}:${String(Math.floor(milliseconds / 1000) % 60).padStart(2, "0")}`;
  const end = findings.length === 0 ? "" : `; findings: ${findings.join("; ")}`;
  return `${time}  journey ${number}, ${client}, ${person}: ${steps} steps, confirmed ${shown.join(", ") || "nothing"}${end}`;
}
