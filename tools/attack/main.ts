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
import { openRunning, openSandbox } from "./served/open-attacked.ts";

const say = (line: string) => process.stderr.write(`${line}\n`);
const began = performance.now();
const plan = { until: began + MOST_SECONDS * 1000, tell: printResult };

/**
 * Attacks a server and the documents, and prints one table. Exits with 0 when all held, 1 when one broke, 2 when it
 * could not run.
 */
try {
  const wished = readAttackArguments(process.argv.slice(2));
  const attacks = chosen(wished.only);
  const files = readDocumentFiles();
  const clients = servedClients(prepareRepository(files));
  const results = [
    ...(await onServers(attacks, wished, clients)),
    ...(await onDocuments(attacks, wished, files, clients)),
  ];
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

async function onServers(attacks: readonly Attack[], wished: AttackArguments, clients: readonly Client[]) {
  const meant = attacks.filter(({ on }) => on === "server");
  if (meant.length === 0) return [];
  const { base, data, databases } = wished;
  if (base !== undefined) {
    const { facts } = await openRunning(base, data, clients);
    return runAttacks(meant, { name: facts.address, facts }, plan);
  }
  const results: AttackResult[] = [];
  for (const name of databases) {
    const server = await openSandbox(name, clients);
    if (server === undefined && databases.length === 1)
      throw new Error("PostgreSQL is not installed (Debian: apt-get install postgresql).");
    if (server === undefined) say("PostgreSQL is not installed, so it is skipped.");
    if (server === undefined) continue;
    // A stopped command ends its servers and has no result.
    const end = () => void server.close().finally(() => process.exit(2));
    process.once("SIGINT", end).once("SIGTERM", end);
    results.push(...(await runAttacks(meant, { name, facts: server.facts }, plan).finally(server.close)));
    process.off("SIGINT", end).off("SIGTERM", end);
  }
  return results;
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
