import { randomUUID } from "node:crypto";
import { checkReply } from "./check-reply.ts";
import type { DescribedOperation, RequestParts } from "./contract-operations.ts";
import type { ContractFinding, ContractRule } from "./finding.ts";
import type { Sending, Server, ServerReply, SpokenFor } from "./server.ts";
import type { ServerConsole } from "./server-console.ts";

/** A run against a server: what it knows, and what it found so far. */
export class ContractRun {
  readonly server: Server;
  readonly operations: ReadonlyMap<string, DescribedOperation>;
  readonly clients: readonly SpokenFor[];
  readonly console: ServerConsole | undefined;
  readonly findings: ContractFinding[] = [];
  /** What was not asked, and why: `code-expires from step 2 on: …`. */
  readonly leftOut: string[] = [];
  /** Operation to the statuses that it was seen to reply. */
  readonly replied = new Map<string, Set<number>>();
  requests = 0;
  /** How often an operation ended the sign-in that its tokens were of. */
  endedSignIns = 0;
  /** Ends the keys of this run: a server may know those of others. */
  readonly id = randomUUID();

  constructor(of: Pick<ContractRun, "server" | "operations" | "clients" | "console">) {
    this.server = of.server;
    this.operations = of.operations;
    this.clients = of.clients;
    this.console = of.console;
  }

  /** The client of that code. Throws where it is absent. */
  client(code: unknown): SpokenFor {
    const found = this.clients.find((one) => one.code === code);
    if (found === undefined) throw new Error(`There is no client "${String(code)}".`);
    return found;
  }

  /** The operation of that id. Throws where the contract has none. */
  described(id: string): DescribedOperation {
    const found = this.operations.get(id);
    if (found === undefined) throw new Error(`The contract has no operation "${id}".`);
    return found;
  }

  /** Sends a request, and holds the reply against the contract whatever it is. */
  async send(id: string, request: string, parts: RequestParts, sending: Sending): Promise<ServerReply> {
    const { operation } = this.described(id);
    const reply = await this.server.send(operation, parts, sending);
    this.took(id, request, reply);
    return reply;
  }

  /** Counts a reply, and holds it against the contract. */
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
