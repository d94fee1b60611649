import { randomUUID } from "node:crypto";
import { arrayElements, isJsonObject, type JsonObject, member, objectEntries } from "../../src/documents/json.ts";
import { at, type CaseScope, meantBy } from "../contract/case-values.ts";
import type { CaseStep } from "../contract/contract-case.ts";
import type { ContractData } from "../contract/contract-data.ts";
import type { DescribedOperation, RequestParts } from "../contract/contract-operations.ts";
import { buildRequestParts, findTokens } from "../contract/run-case.ts";
import {
  createServer,
  type Reach,
  type Sending,
  type Server,
  type ServerReply,
  type SpokenFor,
} from "../contract/server.ts";
import { advanceBy, createServerConsole, type ServerConsole } from "../contract/server-console.ts";
import { fileOfStep } from "../contract/step-file.ts";
import type { SignInPerson } from "../sandbox/people.ts";
import type { Bounds } from "./bounds.ts";
import { NotPossible } from "./not-possible.ts";
import type { PreparedStep } from "./prepared-steps.ts";
import type { RunningServer } from "./served/start-sandbox.ts";

/** The facts about a server: those of an attacker, and those of an observer beside it. */
export interface TargetFacts {
  /** Its address on the loopback. */
  readonly address: string;
  readonly operations: ReadonlyMap<string, DescribedOperation>;
  readonly clients: readonly SpokenFor[];
  /** The codes of discreet clients. */
  readonly discreet: readonly string[];
  readonly data: ContractData;
  /** The people to sign in as, when a console lists them. */
  readonly people?: readonly SignInPerson[];
  /** The content of a server with a console before the attacks. */
  readonly before?: string | undefined;
  /** Called with each finding of an attack before its end. */
  readonly saw?: (what: string) => void;
  /** Starts a server whose rows are kept over restarts; absent for a server that this command did not start. */
  readonly startDurable?: (() => Promise<RunningServer>) | undefined;
  /** Starts a server that sends only so many codes for one network address; absent likewise. */
  readonly startLimited?: ((sendsFromNetwork: number) => Promise<RunningServer>) | undefined;
}

/** The kept values of a story, by name. */
export type SavedValues = JsonObject;

/** The timeout of a request, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Requests to that address; a redirect is not followed, as it could lead elsewhere. */
export const reachTo =
  (address: string): Reach =>
  (path, init) =>
    fetch(`${address}${path}`, { ...init, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });

/** The server's content as its console gives it, by table. */
export const rowsIn = (state: string): ReadonlyMap<string, readonly JsonObject[]> =>
  new Map(
    objectEntries(member(JSON.parse(state), "tables")).map(([table, rows]) => [
      table,
      arrayElements(rows).filter(isJsonObject),
    ]),
  );

/** A server under one attack: every request counts towards its bounds, except requests to its console. */
export class Target {
  /** The suffix of this attack's keys: a server may know those of others. */
  readonly id = randomUUID();
  readonly server: Server;
  readonly facts: TargetFacts;
  readonly #bounds: Bounds;
  readonly #beside: Server;

  constructor(facts: TargetFacts, bounds: Bounds) {
    const reach = reachTo(facts.address);
    this.facts = facts;
    this.#bounds = bounds;
    this.#beside = createServer(reach);
    this.server = createServer((path, init) => bounds.during(() => reach(path, init)));
  }

  /** The same attack on another server with the same content. */
  at(address: string): Target {
    return new Target({ ...this.facts, address }, this.#bounds);
  }

  /** The failures so far, for an attack that is stopped. */
  saw(what: string): void {
    this.facts.saw?.(what);
  }

  /** Counts a request that is not sent by `send`. */
  during<Result>(send: () => Promise<Result>): Promise<Result> {
    return this.#bounds.during(send);
  }

  /** The server's console. Throws `NotPossible` when it has none. */
  get console(): ServerConsole {
    return createServerConsole(this.#beside, this.#consolePath());
  }

  #consolePath(): string {
    const { console } = this.facts.data;
    if (console === undefined) throw new NotPossible("the server has no console");
    return console;
  }

  /** The rows of a table, as the database names their columns. */
  async rows(table: string): Promise<readonly JsonObject[]> {
    const found = (await this.held()).get(table);
    if (found === undefined) throw new NotPossible(`the console does not show the table ${table}`);
    return found;
  }

  /** All rows by table. */
  async held(): Promise<ReadonlyMap<string, readonly JsonObject[]>> {
    return rowsIn(await this.console.state());
  }

  /** The operation of that id. Throws when the contract lacks it. */
  described(id: string): DescribedOperation {
    const found = this.facts.operations.get(id);
    if (found === undefined) throw new NotPossible(`the contract has no operation ${id}`);
    return found;
  }

  client(code: unknown): SpokenFor {
    const found = this.facts.clients.find((one) => one.code === code);
    if (found === undefined) throw new NotPossible(`there is no client "${String(code)}"`);
    return found;
  }

  /** The client of a subject of the data, who signs for it. */
  sendingAs(subject: string, saved: SavedValues = {}, tokens?: string): Sending {
    return { client: this.client(this.subject(subject).client), tokens: findTokens(saved, tokens) };
  }

  subject(name: string): JsonObject {
    const found = this.facts.data.subjects[name];
    if (found === undefined) throw new NotPossible(`the data have no subject "${name}"`);
    return found;
  }

  send(id: string, parts: RequestParts, sending: Sending): Promise<ServerReply> {
    return this.server.send(this.described(id).operation, parts, sending);
  }

  /** The contract's example of an operation, with a key of its own, and a step's values in it. */
  async parts(subject: string, step: CaseStep, saved: SavedValues = {}): Promise<RequestParts> {
    return buildRequestParts(this, step, await this.#scope(subject, saved));
  }

  /** Sends the request of a step, and returns any reply. */
  async take(subject: string, step: CaseStep, saved: SavedValues = {}): Promise<ServerReply> {
    return this.send(step.operation, await this.parts(subject, step, saved), this.sendingAs(subject, saved, step.as));
  }

  /** Runs a story of the contract; returns the kept values. Throws `NotPossible` when a step is refused. */
  async play(subject: string, steps: readonly CaseStep[]): Promise<SavedValues> {
    let saved: SavedValues = {};
    for (const step of steps) {
      await this.#letPass(subject, step, saved);
      const reply = await (step.fileTo === undefined ? this.take(subject, step, saved) : this.#putFile(step, saved));
      if (reply.status !== (step.status ?? 200))
        throw new NotPossible(`${step.operation} replied ${reply.status} while the attack was prepared: ${reply.text}`);
      if (step.keep !== undefined) saved = { ...saved, [step.keep]: reply.body };
    }
    return saved;
  }

  /** Runs a story up to a request; returns the kept values. */
  async lead({ subject, before, step }: PreparedStep): Promise<SavedValues> {
    const saved = await this.play(subject, before);
    await this.#letPass(subject, step, saved);
    return saved;
  }

  /** Puts a file to the address that a server gave for it. */
  putFile(address: unknown, type: string, bytes: Uint8Array<ArrayBuffer>): Promise<ServerReply> {
    const { pathname, search } = new URL(String(address), this.facts.address);
    return this.server.raw(pathname + search, { method: "PUT", headers: { "content-type": type }, body: bytes });
  }

  #putFile(step: CaseStep, saved: SavedValues): Promise<ServerReply> {
    const { type, bytes } = fileOfStep(step);
    return this.putFile(at(saved, step.fileTo ?? ""), type, bytes);
  }

  async #letPass(subject: string, { after, goesOn }: CaseStep, saved: SavedValues): Promise<void> {
    const request = await meantBy(goesOn?.request, await this.#scope(subject, saved));
    await advanceBy(this.console, goesOn, request);
    if (after !== undefined) await this.goOn(after);
  }

  /** Advances the server's clock, and the attacker's, by minutes. */
  async goOn(minutes: number): Promise<void> {
    await this.console.goOn(minutes);
    await this.learnClock();
  }

  /** Restores the state before the attacks. */
  async anew(): Promise<void> {
    const { before } = this.facts;
    if (before !== undefined) await this.console.restore(before);
    await this.learnClock();
  }

  async learnClock(): Promise<void> {
    const [client] = this.facts.clients;
    if (client !== undefined) await this.server.learnClock(client);
  }

  async #scope(subject: string, saved: SavedValues): Promise<CaseScope> {
    const { subjects, console } = this.facts.data;
    const timeZone = String(this.subject(subject).timeZone ?? "UTC");
    const values = { ...subjects, ...saved };
    return { values, console: console === undefined ? undefined : this.console, now: Date.now(), timeZone };
  }
}
