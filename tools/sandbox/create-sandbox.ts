import { Hono } from "hono";
import { createAlarms } from "./alarms.ts";
import type { SandboxClient } from "./client.ts";
import { createClock } from "./clock.ts";
import { createConsole } from "./console.ts";
import { loadContract } from "./contract/load-contract.ts";
import { openDatabase } from "./database/open-database.ts";
import { createFaults } from "./faults.ts";
import { deliverNotices, type SentNotice } from "./gateway/deliver-notices.ts";
import { createNotices, NOTICES } from "./notices.ts";
import type { Operation } from "./operations/operation.ts";
import { createGateway } from "./outside/gateway.ts";
import { createOwnSite } from "./outside/own-site.ts";
import { createProvider } from "./outside/provider.ts";
import type { Resources, SandboxLog } from "./resources.ts";
import { randomId } from "./security/random.ts";
import type { Seed } from "./seed/generated/seed.ts";
import { readSeeds } from "./seed/read-seeds.ts";
import { seedDatabase } from "./seed/seed-database.ts";
import type { ServerEnv } from "./server-headers.ts";
import { createServices } from "./services.ts";
import { settingOr } from "./settings.ts";
import { openUploadFiles } from "./upload-files.ts";

/** The options of a sandbox. */
export interface SandboxOptions {
  readonly clients: readonly SandboxClient[];
  /** A PostgreSQL server, which several sandboxes may share. */
  readonly databaseUrl?: string;
  /** A folder that keeps the rows over restarts. Without it and without `databaseUrl`, they are in memory. */
  readonly dataDir?: string;
  /** The people with an account at the start; without it, the files of tools/sandbox/seed. */
  readonly seeds?: readonly Seed[];
  readonly log?: SandboxLog;
  /** How many codes one network address may request within ten minutes; the default suffices for a load test. */
  readonly sendsFromNetwork?: number;
  /** The network between the gateway and the back end; without it, notices are taken within the process. */
  readonly sendNotice?: Resources["sendNotice"];
  /** The handler of each operation; without it, all of `operations/`. */
  readonly operations?: readonly Operation[];
}

/** Generous: one address may serve a whole town, and the loopback serves all tests of a machine. */
const USUAL_SENDS_FROM_NETWORK = 2_000;

/** A running back end. */
export interface Sandbox {
  /** All parts at the paths that portals and the gateway expect: /services, /sandbox and /gateway. */
  readonly app: Hono<ServerEnv>;
  /** The operations of the contract, for a base path of its own. */
  readonly services: Hono<ServerEnv>;
  /** The page for people and its JSON, for a base path of its own. */
  readonly console: Hono<ServerEnv>;
  /** Where notices of the gateway are taken, for a base path of its own. */
  readonly notices: Hono<ServerEnv>;
  /** The page that plays a provider of accounts, for a host of its own. */
  readonly provider: Hono;
  /** The page that plays another site of the client, at that site's host. */
  readonly ownSite: Hono;
  /** The gateway of payments, at its own hosts. */
  readonly gateway: Hono;
  /** Lets the gateway send the notices that are due. */
  deliverNotices(): Promise<readonly SentNotice[]>;
  close(): Promise<void>;
}

/** Opens the database, seeds the people, and makes the back end. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { database, close } = await openDatabase(options);
  const contract = loadContract();
  const uploads = openUploadFiles(options.dataDir);
  const log = options.log ?? console.error;
  const known = {
    database,
    contract,
    clock: createClock(database),
    faults: createFaults([...contract.operationIds, NOTICES]),
    uploads,
    clients: options.clients,
    seeds: options.seeds ?? readSeeds(),
    secret: await settingOr(database, "secret", randomId("secret")),
    log,
    alarm: createAlarms(log),
    sendsFromNetwork: options.sendsFromNetwork ?? USUAL_SENDS_FROM_NETWORK,
  };
  const notices = createNotices(known);
  const taking = new Hono<ServerEnv>().route("/gateway", notices);
  const resources: Resources = {
    ...known,
    sendNotice: options.sendNotice ?? (async (notice) => taking.fetch(notice)),
  };
  await seedDatabase(resources);
  const services = createServices(resources, options.operations);
  const page = createConsole(resources);
  const app = new Hono<ServerEnv>().route("/services", services).route("/sandbox", page).route("/", taking);
  const closeAll = async () => {
    await close();
    await uploads.close();
  };
  return {
    ...{ app, services, console: page, notices, close: closeAll },
    provider: createProvider(resources),
    ownSite: createOwnSite(resources),
    gateway: createGateway(resources),
    deliverNotices: () => deliverNotices(resources),
  };
}
