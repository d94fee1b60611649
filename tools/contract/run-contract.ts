import { allCases } from "./cases/all-cases.ts";
import { signedIn } from "./cases/signed-in.ts";
import { checkOperation } from "./check-operation.ts";
import type { ContractCase } from "./contract-case.ts";
import type { ContractData } from "./contract-data.ts";
import type { DescribedOperation } from "./contract-operations.ts";
import { ContractRun } from "./contract-run.ts";
import type { ContractFinding } from "./finding.ts";
import { findTokens, runCase } from "./run-case.ts";
import { createServer, type Reach, type Sending, type SpokenFor } from "./server.ts";
import { createServerConsole } from "./server-console.ts";

/** The input of a run. */
export interface ContractTask {
  readonly reach: Reach;
  /** The operations of the documents under schemas/api. */
  readonly operations: readonly DescribedOperation[];
  readonly clients: readonly SpokenFor[];
  readonly data: ContractData;
  /** Only these operations and cases; all when empty. */
  readonly only: readonly string[];
  readonly onProgress?: ((done: number, all: number, what: string) => void) | undefined;
}

/** The result of a run. */
export interface ContractResult {
  readonly findings: readonly ContractFinding[];
  readonly operations: number;
  readonly cases: number;
  readonly requests: number;
  /** Operations that never replied 200: only their refusals were checked. */
  readonly neverDone: readonly string[];
  /** The skipped checks, with the reason. */
  readonly leftOut: readonly string[];
}

const PRELUDE: ContractCase = {
  id: "sign-in",
  summary: "The customer of the requests to each operation.",
  subject: "customer",
  steps: signedIn,
};

/** Checks a server against the contract, and then restores a sandbox's content. */
export async function runContract(task: ContractTask): Promise<ContractResult> {
  const isMeant = (id: string) => task.only.length === 0 || task.only.includes(id);
  const chosen = task.operations.filter(({ operation }) => isMeant(operation.id));
  const cases = allCases.filter(({ id }) => isMeant(id));
  if (chosen.length + cases.length === 0) throw new Error(`No operation or case is called ${task.only.join(" or ")}.`);
  const { run, anew } = await begin(task);
  const reportProgress = (index: number, what: string) => task.onProgress?.(index, cases.length + chosen.length, what);
  for (const [index, one] of cases.entries()) {
    reportProgress(index, one.id);
    await runCase(run, task.data, one);
    await anew();
  }
  if (chosen.length > 0) {
    const signedIn = createSignedIn(run, task.data, anew);
    for (const [index, one] of chosen.entries()) {
      reportProgress(cases.length + index, one.operation.id);
      await checkOperation(run, one, signedIn);
    }
    await anew();
  }
  reportProgress(cases.length + chosen.length, "");
  return toResult(run, chosen, cases.length);
}

/** A run, and a function that restores the server's content. */
async function begin({ reach, operations, clients, data }: ContractTask) {
  const server = createServer(reach);
  const console = data.console === undefined ? undefined : createServerConsole(server, data.console);
  const byId = new Map(operations.map((one) => [one.operation.id, one]));
  const run = new ContractRun({ server, operations: byId, clients, console });
  const customersClient = run.client(data.subjects.customer?.client);
  await server.learnClock(customersClient);
  const before = await console?.state();
  const anew = async () => {
    if (before !== undefined) await console?.restore(before);
    await server.learnClock(customersClient);
  };
  return { run, anew };
}

/** Signs the customer in, and again after an operation has ended the sign-in; earlier codes then count no longer. */
function createSignedIn(run: ContractRun, data: ContractData, anew: () => Promise<void>): () => Promise<Sending> {
  let sending: Sending | undefined;
  let ended = 0;
  return async () => {
    if (sending === undefined || run.endedSignIns > ended) {
      await anew();
      sending = await signIn(run, data);
    }
    ended = run.endedSignIns;
    return sending;
  };
}

async function signIn(run: ContractRun, data: ContractData): Promise<Sending> {
  const tokens = findTokens(await runCase(run, data, PRELUDE), "tokens");
  return { client: run.client(data.subjects.customer?.client), tokens };
}

function toResult(run: ContractRun, chosen: readonly DescribedOperation[], cases: number): ContractResult {
  const isDone = (id: string) => run.replied.get(id)?.has(200) ?? false;
  const neverDone = chosen.map(({ operation }) => operation.id).filter((id) => !isDone(id));
  const { findings, requests, leftOut } = run;
  return { findings, operations: chosen.length, cases, requests, neverDone, leftOut };
}
