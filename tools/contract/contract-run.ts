import { randomUUID } from "node:crypto";
import { checkReply } from "./check-reply.ts";
import type { DescribedOperation, RequestParts } from "./contract-operations.ts";
import type { ContractFinding, ContractRule } from "./finding.ts";
import type { Sending, Server, ServerReply, SpokenFor } from "./server.ts";
import type { ServerConsole } from "./server-console.ts";

/** A run against a server: its facts, and its findings so far. */
export class ContractRun {
  readonly server: Server;
  readonly operations: ReadonlyMap<string, DescribedOperation>;
  readonly clients: readonly SpokenFor[];
  readonly console: ServerConsole | undefined;
  readonly findings: ContractFinding[] = [];
  /** The skipped checks, with the reason: `code-expires from step 2 on: …`. */
  readonly leftOut: string[] = [];
  /** The statuses that each operation was seen to reply. */
  readonly replied = new Map<string, Set<number>>();
  requests = 0;
  /** How often an operation ended the sign-in that its tokens were of. */
  endedSignIns = 0;
  /** The suffix of this run's keys: a server may know those of others. */
  readonly id = randomUUID();

  constructor(of: Pick<ContractRun, "server" | "operations" | "clients" | "console">) {
    this.server = of.server;
    this.operations = of.operations;
    this.clients = of.clients;
    this.console = of.console;
  }

  /** The client of that code. Throws when it is absent. */
  client(code: unknown): SpokenFor {
    const found = this.clients.find((one) => one.code === code);
    if (found === undefined) throw new Error(`There is no client "${String(code)}".`);
    return found;
  }

  /** The operation of that id. Throws when the contract lacks it. */
  described(id: string): DescribedOperation {
    const found = this.operations.get(id);
    if (found === undefined) throw new Error(`The contract has no operation "${id}".`);
    return found;
  }

  /** Sends a request, and checks any reply against the contract. */
  async send(id: string, request: string, parts: RequestParts, sending: Sending): Promise<ServerReply> {
    const { operation } = this.described(id);
    const reply = await this.server.send(operation, parts, sending);
    this.took(id, request, reply);
    return reply;
  }

  /** Counts a reply, and checks it against the contract. */
  took(id: string, request: string, reply: ServerReply): void {
    this.requests += 1;
    if (id === "endSignIn" && reply.status === 200) this.endedSignIns += 1;
    this.replied.set(id, (this.replied.get(id) ?? new Set()).add(reply.status));
    this.findings.push(...checkReply(this.described(id).operation, request, reply));
  }

  /** Keeps a difference. */
  differs(rule: ContractRule, operation: string, request: string, message: string): void {
    this.findings.push({ rule, operation, request, message });
  }
}
