import { afterAll, beforeAll, expect, it } from "vitest";
import type { ContractRule } from "../../tools/contract/finding.ts";
import { runContract } from "../../tools/contract/run-contract.ts";
import type { Reach } from "../../tools/contract/server.ts";
import { createSandbox, type Sandbox } from "../../tools/sandbox/create-sandbox.ts";
import { allOperations } from "../../tools/sandbox/operations/all-operations.ts";
import type { Operation, ReceivedRequest } from "../../tools/sandbox/operations/operation.ts";
import { breaksContract, Problem } from "../../tools/sandbox/problem.ts";
import type { Resources } from "../../tools/sandbox/resources.ts";
import { contractClients, contractTask } from "./support/contract-clients.ts";

type Handler = (received: ReceivedRequest, resources: Resources, right: Operation) => Promise<unknown>;

/** Something that is wrong with a server: in the handler of an operation, or in what goes over the wire. */
interface Fault {
  readonly operation: string;
  /** The operation or the case that is run. */
  readonly only: string;
  readonly rule: ContractRule;
  /** The operation that shows it, where that is another. */
  readonly seenAt?: string;
  readonly handler?: Handler;
  readonly wire?: (reach: Reach) => Reach;
}

let planted: Fault | undefined;
let sandbox: Sandbox;
const operations = allOperations.map((right) => ({
  ...right,
  answer: (received: ReceivedRequest, resources: Resources) =>
    planted?.operation === right.id && planted.handler
      ? planted.handler(received, resources, right)
      : right.answer(received, resources),
}));

beforeAll(async () => {
  sandbox = await createSandbox({ clients: contractClients, operations, log: () => {} });
}, 60_000);
afterAll(() => sandbox.close());

const reach: Reach = async (path, init) => sandbox.app.request(path, init);
const run = (only: readonly string[], by = reach) => runContract({ ...contractTask, reach: by, only });

it("finds no difference between the sandbox and the contract, in all that each operation is asked", async () => {
  const result = await run([]);
  expect(result.findings).toEqual([]);
  expect(result.requests).toBeGreaterThan(1_000);
  expect({ neverDone: result.neverDone, leftOut: result.leftOut }).toEqual({ neverDone: [], leftOut: [] });
}, 120_000);

/** The reply to one path, changed. */
const changed =
  (path: string, change: (reply: Response) => Response | Promise<Response>) =>
  (to: Reach): Reach =>
  async (asked, init) => {
    const reply = await to(asked, init);
    return asked.split("?")[0]?.endsWith(path) ? change(reply) : reply;
  };
const body = (change: (body: Record<string, unknown>) => unknown) => async (reply: Response) =>
  reply.status === 200 ? Response.json(change(await reply.json()), reply) : reply;
const without = (header: string) => (reply: Response) => {
  const headers = new Headers(reply.headers);
  headers.delete(header);
  return new Response(reply.body, { status: reply.status, headers });
};
/** The handler, which replies a refusal of that status with another. */
const instead =
  (status: number, by: Problem): Handler =>
  async (received, resources, right) => {
    try {
      return await right.answer(received, resources);
    } catch (error) {
      throw error instanceof Problem && error.status === status ? by : error;
    }
  };
const PROFILE = "/api/v1/account/profile";
const INQUIRY = "/api/v1/account/createinquiry";
const keyOf = (init: RequestInit) => new Headers(init.headers).get("idempotency-key") ?? "";
const withKey = (init: RequestInit, key: string) => {
  const headers = new Headers(init.headers);
  headers.set("idempotency-key", key);
  return { ...init, headers };
};

const faults: Record<string, Fault> = {
  "a lock that is told with another status": {
    operation: "loginV1",
    only: "password-locks",
    rule: "status",
    handler: instead(405, new Problem(400, { code: "LOCKED", message: "Locked." })),
  },
  "a wrong password that is told with another code": {
    operation: "loginV1",
    only: "password-locks",
    rule: "value",
    handler: instead(400, new Problem(400, { code: "UNKNOWN_EMAIL", message: "Nobody." })),
  },
  "an account that never locks": {
    operation: "loginV1",
    only: "password-locks",
    rule: "status",
    async handler(received, resources, right) {
      await resources.database.deleteFrom("passwordTries").execute();
      return right.answer(received, resources);
    },
  },
  "a code that is good twice": {
    operation: "checkCodeV1",
    only: "sign-in-by-password",
    rule: "status",
    async handler(received, resources, right) {
      const reply = await right.answer(received, resources);
      await resources.database.updateTable("codeSessions").set({ usedAt: null }).execute();
      return reply;
    },
  },
  "a code that is good after its five minutes": {
    operation: "checkCodeV1",
    only: "code-expires",
    rule: "status",
    handler: (received, resources, right) =>
      right.answer({ ...received, now: new Date(received.now.getTime() - 240_000) }, resources),
  },
  "wrong digits without an end": {
    operation: "checkCodeV1",
    only: "wrong-digits",
    rule: "status",
    async handler(received, resources, right) {
      await resources.database.updateTable("codeSessions").set({ wrongTries: 0 }).execute();
      return right.answer(received, resources);
    },
  },
  "sign-ins that outlive a new password": {
    operation: "setPassword",
    only: "reset-password",
    rule: "status",
    seenAt: "getProfile",
    async handler(received, resources, right) {
      const tokens = await resources.database.selectFrom("accessTokens").selectAll().execute();
      const reply = await right.answer(received, resources);
      await resources.database.insertInto("accessTokens").values(tokens).execute();
      return reply;
    },
  },
  "another customer's profile": {
    operation: "getProfile",
    only: "sign-in-by-password",
    rule: "value",
    handler: async (received, resources, right) =>
      Object.assign({}, await right.answer(received, resources), { userId: "us_another" }),
  },
  "a number of nobody that is told as malformed": {
    operation: "loginV3",
    only: "refused-numbers",
    rule: "status",
    handler: instead(406, new Problem(400, { code: "MALFORMED_IDENTIFIER", message: "No." })),
  },
  "bad input that is accepted": {
    operation: "requestPasswordReset",
    only: "requestPasswordReset",
    rule: "accepted",
    handler: async () => ({}),
  },
  "good input that is refused": {
    operation: "geocodeAddress",
    only: "geocodeAddress",
    rule: "refused",
    handler: async () => {
      throw breaksContract({ "query.address": "is too long" });
    },
  },
  "a failure of the server": {
    operation: "writeLog",
    only: "writeLog",
    rule: "refused",
    handler: async () => {
      throw new Error("no disk");
    },
  },
  "a refusal that names no place": {
    operation: "sendInquiry",
    only: "sendInquiry",
    rule: "problem",
    handler: instead(422, new Problem(422, { code: "CONTRACT", message: "No." })),
  },
  "a member that is missing": {
    operation: "getProfile",
    only: "sign-in-by-password",
    rule: "body",
    wire: changed(
      PROFILE,
      body(({ enrolledMdn: _left, ...rest }) => rest),
    ),
  },
  "a member of another type": {
    operation: "getProfile",
    only: "sign-in-by-password",
    rule: "body",
    wire: changed(
      PROFILE,
      body((profile) => ({ ...profile, profileId: 10021 })),
    ),
  },
  "a member that the contract does not have": {
    operation: "getProfile",
    only: "sign-in-by-password",
    rule: "body",
    wire: changed(
      PROFILE,
      body((profile) => ({ ...profile, passwordHash: "abc" })),
    ),
  },
  "a page in place of JSON": {
    operation: "listArticles",
    only: "before-signing-in",
    rule: "body",
    wire: changed(
      "/article/list",
      () => new Response("<!doctype html>", { headers: { date: new Date().toUTCString() } }),
    ),
  },
  "a status that the contract does not have": {
    operation: "listArticles",
    only: "before-signing-in",
    rule: "status",
    wire: changed("/article/list", (reply) => new Response(reply.body, { status: 202, headers: reply.headers })),
  },
  "no date": { operation: "getProfile", only: "getProfile", rule: "header", wire: changed(PROFILE, without("date")) },
  "another correlation id": {
    operation: "getProfile",
    only: "getProfile",
    rule: "header",
    wire: changed(PROFILE, without("x-correlation-id")),
  },
  "a stranger who is answered": {
    operation: "getSmartscanToken",
    only: "getSmartscanToken",
    rule: "proof",
    wire: changed("/smartscan/token", (reply) =>
      reply.status === 401 ? Response.json({ token: "t" }, { headers: reply.headers }) : reply,
    ),
  },
  "a key that is ignored": {
    operation: "createInquiry",
    only: "enquiry-with-a-file",
    rule: "key",
    wire: (to) => (path, init) => to(path, path.endsWith(INQUIRY) ? withKey(init, crypto.randomUUID()) : init),
  },
  "what is done again under its key": {
    operation: "sendInquiry",
    only: "enquiry-with-a-file",
    rule: "key",
    wire(to) {
      const sent = new Set<string>();
      return async (path, init) => {
        const key = keyOf(init);
        if (sent.has(key) && path.endsWith("/send-inquiry")) await to(path, withKey(init, crypto.randomUUID()));
        sent.add(key);
        return to(path, init);
      };
    },
  },
  "another request that is taken under a used key": {
    operation: "sendInquiry",
    only: "enquiry-with-a-file",
    rule: "key",
    wire: changed("/send-inquiry", (reply) =>
      reply.status === 409 ? Response.json({}, { headers: reply.headers }) : reply,
    ),
  },
};

it.each(Object.entries(faults))("names %s", async (_name, fault) => {
  planted = fault;
  const { findings } = await run([fault.only], fault.wire?.(reach));
  planted = undefined;
  expect(findings).toContainEqual(
    expect.objectContaining({ operation: fault.seenAt ?? fault.operation, rule: fault.rule }),
  );
});
