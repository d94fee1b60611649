import type { ContractRule } from "../../../tools/contract/finding.ts";
import type { Reach } from "../../../tools/contract/server.ts";
import type { Database } from "../../../tools/sandbox/database/open-database.ts";
import type { Operation, ReceivedRequest } from "../../../tools/sandbox/operations/operation.ts";
import { Problem } from "../../../tools/sandbox/problem.ts";
import type { Resources } from "../../../tools/sandbox/resources.ts";
import { contractTask } from "../support/contract-clients.ts";

/** A handler that is wrong; it may use the right one. */
export type Handler = (received: ReceivedRequest, resources: Resources, right: Operation) => Promise<unknown>;

/** Something that is wrong with a server: in the handler of an operation, or in what goes over the wire. */
export interface Fault {
  readonly what: string;
  readonly operation: string;
  /** The operation or the case that is run. */
  readonly only: string;
  readonly rule: ContractRule;
  /** The operation that shows it, where that is another. */
  readonly seenAt?: string;
  readonly handler?: Handler;
  readonly wire?: (reach: Reach) => Reach;
}

/** Whether a request is of an operation. */
export function isOf(id: string): (path: string, init: RequestInit) => boolean {
  const described = contractTask.operations.find(({ operation }) => operation.id === id)?.operation;
  if (described === undefined) throw new Error(`The contract has no operation "${id}".`);
  const path = new RegExp(`${described.path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`);
  return (asked, init) => init.method === described.method && path.test(asked.split("?")[0] ?? "");
}

/** The reply of one operation, changed in transit. */
export function changeReply(id: string, change: (reply: Response) => Response | Promise<Response>) {
  const isIt = isOf(id);
  return (to: Reach): Reach =>
    async (asked, init) => {
      const reply = await to(asked, init);
      return isIt(asked, init) ? change(reply) : reply;
    };
}

/** A reply that is changed where it is one of success. */
export const body = (change: (body: string) => string) => async (reply: Response) => {
  if (reply.status !== 200) return reply;
  const { status, headers } = reply;
  return new Response(change(await reply.text()), { status, headers });
};

/** Removes the reply's members of a name, at any depth. */
export const withoutMember = (name: string) =>
  body((text) => JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === name ? undefined : value)));

/** Changes the reply's members of a name, at any depth. */
export const withMember = (name: string, value: unknown) =>
  body((text) => JSON.stringify(JSON.parse(text), (key, before: unknown) => (key === name ? value : before)));

/** A fault of an operation's body: the change is made to its replies of success. */
export const wrongBody = (
  what: string,
  operation: string,
  only: string,
  change: (reply: Response) => Promise<Response>,
): Fault => ({ what, operation, only, rule: "body", wire: changeReply(operation, change) });

/** The handler, which replies a refusal of that status with another. */
export const instead =
  (status: number, otherStatus: number, code: string): Handler =>
  async (received, resources, right) => {
    try {
      return await right.answer(received, resources);
    } catch (error) {
      const isIt = error instanceof Problem && error.status === status;
      throw isIt ? new Problem(otherStatus, { code, message: "No." }) : error;
    }
  };

/** The handler, after which something that it wrote is lost. */
export const losing =
  (lose: (database: Database) => Promise<unknown>): Handler =>
  async (received, resources, right) => {
    const reply = await right.answer(received, resources);
    await lose(resources.database);
    return reply;
  };

/** The handler, before which something that it reads is lost. */
export const after =
  (lose: (database: Database) => Promise<unknown>): Handler =>
  async (received, resources, right) => {
    await lose(resources.database);
    return right.answer(received, resources);
  };
