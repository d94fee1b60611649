import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "../../../src/documents/generated/client.ts";
import type { JsonObject } from "../../../src/documents/json.ts";
import { type ContractData, readContractData } from "../../contract/contract-data.ts";
import { describedOperations } from "../../contract/contract-operations.ts";
import { createServer } from "../../contract/server.ts";
import { createServerConsole } from "../../contract/server-console.ts";
import { spokenFor } from "../../contract/server-to-test.ts";
import { findPostgres, startPostgres } from "../../run/postgres.mjs";
import { readContractDocuments } from "../../sandbox/contract/load-contract.ts";
import type { SignInPerson } from "../../sandbox/people.ts";
import { linkSandbox } from "../../soak/sandbox-link.ts";
import type { Database } from "../attack-arguments.ts";
import { onLoopback } from "../loopback.ts";
import { reachTo, type TargetFacts } from "../target.ts";
import { attackedClients } from "./served-clients.ts";
import { type SandboxPlace, startSandbox } from "./start-sandbox.ts";

/** A server to attack, and the function that ends everything started for it. */
export interface OpenedServer {
  readonly facts: TargetFacts;
  close(): Promise<void>;
}

const SANDBOX_DATA = new URL("../../contract/sandbox-data.json", import.meta.url);
const readData = (file: string | URL): ContractData => readContractData(JSON.parse(readFileSync(file, "utf8")));

/** A server that is already running. Throws when its address is not on the loopback. */
export async function openRunning(
  base: string,
  data: string | undefined,
  clients: readonly Client[],
): Promise<OpenedServer> {
  const discreet = clients.flatMap((one) => (one.revealsUnknownIdentifiers ? [] : [one.code]));
  const known = { clients: spokenFor(clients), discreet, data: readData(data ?? SANDBOX_DATA) };
  const facts = await gatherFacts(await onLoopback(base), known);
  return { facts, close: async () => {} };
}

/** A new sandbox, in memory or on a new PostgreSQL server; `undefined` when PostgreSQL is not installed. */
export async function openSandbox(
  database: Database,
  documented: readonly Client[],
): Promise<OpenedServer | undefined> {
  const endings: (() => unknown)[] = [];
  const close = async () => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    const { clients, seeds, spokenFor: speaking, discreet } = attackedClients(documented);
    const places = await preparePlaces(database, endings);
    if (places === undefined) return undefined;
    const start = async (place: SandboxPlace & { readonly sendsFromNetwork?: number }) => {
      const server = await startSandbox({ documented, clients, seeds, ...place });
      endings.push(server.kill);
      return server;
    };
    const { address } = await start(places.usual);
    const known = {
      clients: speaking,
      discreet,
      data: readData(SANDBOX_DATA),
      startDurable: () => start(places.durable),
      startLimited: (sendsFromNetwork: number) => start({ ...places.usual, sendsFromNetwork }),
    };
    return { facts: await gatherFacts(address, known), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The databases of the attacked sandbox, and of the one that is killed. */
async function preparePlaces(
  database: Database,
  endings: (() => unknown)[],
): Promise<{ usual: SandboxPlace; durable: SandboxPlace } | undefined> {
  if (database === "PGlite") {
    const dataDir = await mkdtemp(join(tmpdir(), "attacked-"));
    endings.push(() => rm(dataDir, { recursive: true, force: true }));
    return { usual: {}, durable: { dataDir } };
  }
  const programs = findPostgres();
  if (programs === undefined) return undefined;
  const { url, stop } = startPostgres(programs);
  endings.push(stop);
  return { usual: { databaseUrl: url }, durable: { databaseUrl: url } };
}

/** The additional facts of a server: the contract, its people, and its content before the attacks. */
export async function gatherFacts(
  address: string,
  known: Omit<TargetFacts, "address" | "operations" | "before">,
): Promise<TargetFacts> {
  const operations = new Map(describedOperations(readContractDocuments()).map((one) => [one.operation.id, one]));
  const path = known.data.console;
  if (path === undefined) return { ...known, address, operations };
  const before = await createServerConsole(createServer(reachTo(address)), path).state();
  const people = await linkSandbox(address).people();
  const subjects = { ...known.data.subjects, ...asSubjects(people) };
  return { ...known, address, operations, before, people, data: { ...known.data, subjects } };
}

/** The people that the console lists, for attacks that need further people of a client. */
const asSubjects = (people: readonly SignInPerson[]): Record<string, JsonObject> =>
  Object.fromEntries(
    people
      .filter(({ isLocked }) => !isLocked)
      .map(({ client, fullName, email, password, mobile }, index) => [
        `person-${index}`,
        { client, fullName, mobile, ...(email === "" ? {} : { email }), ...(password === "" ? {} : { password }) },
      ]),
  );
