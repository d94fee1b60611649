import type { Files } from "../../src/checker/read/read-documents.ts";
import type { Client } from "../../src/documents/generated/client.ts";
import { servedClients } from "../build/load-clients.ts";
import { prepareRepository } from "../checker/prepare-repository.ts";
import { readDocumentFiles } from "../checker/read-document-files.ts";
import { printTable } from "../run/table.ts";
import { allAttacks } from "./all-attacks.ts";
import type { Attack } from "./attack.ts";
import { type AttackArguments, readAttackArguments } from "./attack-arguments.ts";
import { attackDocuments } from "./documents/attacked-documents.ts";
import { resultTable, summaryLine, toExitCode } from "./report.ts";
import { type AttackResult, MOST_SECONDS, runAttacks } from "./run-attacks.ts";
import { type OpenedServer, openRunning, openSandbox } from "./served/open-attacked.ts";

const say = (line: string) => process.stderr.write(`${line}\n`);
const began = performance.now();
const plan = { until: began + MOST_SECONDS * 1000, tell: printResult };

/** A server under attack, and its name in the table. */
type NamedServer = OpenedServer & { readonly name: string };

/**
 * Attacks a server and the documents, and prints one table. Exits with 0 when all held, 1 when one broke, 2 when it
 * could not run.
 */
try {
  const wished = readAttackArguments(process.argv.slice(2));
  const attacks = chosen(wished.only);
  const files = readDocumentFiles();
  const clients = servedClients(prepareRepository(files));
  const servers = attacks.some(({ on }) => on === "server") ? await openServers(wished, clients) : [];
  // A stopped command ends its servers and has no result.
  const end = () => void closeAll(servers).finally(() => process.exit(2));
  process.once("SIGINT", end).once("SIGTERM", end);
  const results = await attackAll(attacks, servers, () => onDocuments(attacks, wished, files, clients)).finally(() =>
    closeAll(servers),
  );
  printTable(resultTable(results));
  console.log(`\n${summaryLine(results, (performance.now() - began) / 1000)}`);
  process.exit(toExitCode(results));
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(2);
}

function chosen(only: readonly string[]): readonly Attack[] {
  const unknown = only.find((id) => !allAttacks.some((attack) => attack.id === id));
  if (unknown !== undefined)
    throw new Error(`No attack is called ${unknown}. There are: ${allAttacks.map(({ id }) => id).join(", ")}.`);
  return only.length === 0 ? allAttacks : allAttacks.filter(({ id }) => only.includes(id));
}

async function openServers(
  { base, data, databases }: AttackArguments,
  clients: readonly Client[],
): Promise<readonly NamedServer[]> {
  if (base !== undefined) {
    const running = await openRunning(base, data, clients);
    return [{ ...running, name: running.facts.address }];
  }
  const servers: NamedServer[] = [];
  for (const name of databases) {
    const server = await openSandbox(name, clients).catch(async (error) => {
      await closeAll(servers);
      throw error;
    });
    if (server !== undefined) servers.push({ ...server, name });
    else if (databases.length > 1) say("PostgreSQL is not installed, so it is skipped.");
    else throw new Error("PostgreSQL is not installed (Debian: apt-get install postgresql).");
  }
  return servers;
}

async function closeAll(servers: readonly OpenedServer[]): Promise<void> {
  for (const { close } of servers) await close();
}

/** Attacks that measure times run alone; then the others, on all servers and on the documents at once. */
async function attackAll(
  attacks: readonly Attack[],
  servers: readonly NamedServer[],
  attackDocuments: () => Promise<AttackResult[]>,
): Promise<AttackResult[]> {
  const timed = attacks.filter(measuresTime);
  const others = attacks.filter((one) => !timed.includes(one));
  const results: AttackResult[] = [];
  for (const server of servers) results.push(...(await onServer(server, timed)));
  const besides = await Promise.all([...servers.map((server) => onServer(server, others)), attackDocuments()]);
  return [...results, ...besides.flat()];
}

function measuresTime(attack: Attack): boolean {
  return attack.on === "server" && attack.measuresTime === true;
}

function onServer({ name, facts }: NamedServer, attacks: readonly Attack[]): Promise<AttackResult[]> {
  return runAttacks(attacks, { name, facts }, plan);
}

/** The documents belong to this repository, so they are skipped when another server is attacked. */
async function onDocuments(
  attacks: readonly Attack[],
  { base }: AttackArguments,
  files: Files,
  clients: readonly Client[],
): Promise<AttackResult[]> {
  const [client] = clients;
  if (base !== undefined || client === undefined || attacks.every(({ on }) => on === "server")) return [];
  const documents = attackDocuments(files, client);
  return runAttacks(attacks, { name: "documents", documents }, plan).finally(documents.close);
}

function printResult({ id, on, seconds, verdict }: AttackResult): void {
  say(`${verdict.padEnd(8)} ${on.padEnd(10)} ${id}, ${seconds.toFixed(1)} s`);
}
