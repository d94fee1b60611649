import { afterAll, beforeAll, expect, it } from "vitest";
import { runContract } from "../../tools/contract/run-contract.ts";
import type { Reach } from "../../tools/contract/server.ts";
import { reachIn } from "../../tools/contract/server-to-test.ts";
import { createSandbox, type Sandbox } from "../../tools/sandbox/create-sandbox.ts";
import { allOperations } from "../../tools/sandbox/operations/all-operations.ts";
import type { ReceivedRequest } from "../../tools/sandbox/operations/operation.ts";
import type { Resources } from "../../tools/sandbox/resources.ts";
import { addressFaults } from "./contract-faults/address-faults.ts";
import { claimsFaults } from "./contract-faults/claims-faults.ts";
import { discretionFaults } from "./contract-faults/discretion-faults.ts";
import { exchangeFaults } from "./contract-faults/exchange-faults.ts";
import type { Fault } from "./contract-faults/fault.ts";
import { fileFaults } from "./contract-faults/file-faults.ts";
import { findMyPhoneFaults } from "./contract-faults/find-my-phone-faults.ts";
import { hostFaults } from "./contract-faults/host-faults.ts";
import { keptCardFaults } from "./contract-faults/kept-card-faults.ts";
import { keyFaults } from "./contract-faults/key-faults.ts";
import { paymentFaults } from "./contract-faults/payment-faults.ts";
import { planFaults } from "./contract-faults/plan-faults.ts";
import { raceFaults } from "./contract-faults/race-faults.ts";
import { replacementFaults } from "./contract-faults/replacement-faults.ts";
import { replayFaults } from "./contract-faults/replay-faults.ts";
import { replyFaults } from "./contract-faults/reply-faults.ts";
import { requestFaults } from "./contract-faults/request-faults.ts";
import { signInFaults } from "./contract-faults/sign-in-faults.ts";
import { contractClients, contractSeeds, contractTask } from "./support/contract-clients.ts";

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
  sandbox = await createSandbox({ clients: contractClients, seeds: contractSeeds(), operations, log: () => {} });
}, 60_000);
afterAll(() => sandbox.close());

const reach: Reach = (path, init) => reachIn(sandbox)(path, init);
const run = (only: readonly string[], by = reach) => runContract({ ...contractTask, reach: by, only });

it("finds no difference between the sandbox and the contract, in any request of any operation", async () => {
  const result = await run([]);
  expect(result.findings).toEqual([]);
  expect(result.requests).toBeGreaterThan(2_000);
  expect({ neverDone: result.neverDone, leftOut: result.leftOut }).toEqual({ neverDone: [], leftOut: [] });
}, 120_000);

it("lists what it does not test: operations without a console, people that the data do not name, and clients that are not there", async () => {
  const { customer = {}, discreet = {} } = contractTask.data.subjects;
  const only = ["code-expires", "order-a-cleaning", "discreet-reset"];
  const clients = contractTask.clients.filter(({ code }) => code !== discreet.client);
  const data = { subjects: { customer, discreet } };
  const { findings, leftOut } = await runContract({ ...contractTask, clients, data, reach, only });
  expect(findings).toEqual([]);
  expect(leftOut).toEqual([
    "code-expires from step 2 on: it needs a console",
    'order-a-cleaning: the data have no subject "home"',
    'discreet-reset: there is no client "discreet-techcare"',
  ]);
  // Without a console, changes of the run stay.
  await sandbox.app.request("/sandbox/api/reset", { method: "POST" });
});

const faults = [
  ...signInFaults,
  ...requestFaults,
  ...replyFaults,
  ...keyFaults,
  ...replayFaults,
  ...claimsFaults,
  ...findMyPhoneFaults,
  ...exchangeFaults,
  ...replacementFaults,
  ...addressFaults,
  ...paymentFaults,
  ...keptCardFaults,
  ...planFaults,
  ...raceFaults,
  ...discretionFaults,
  ...fileFaults,
  ...hostFaults,
];
const named = faults.map((fault) => [fault.operation, fault.rule, fault.what, fault] as const);

it.each(named)("names at %s [%s] %s", async (operation, rule, _what, fault) => {
  planted = fault;
  const { findings } = await run([fault.only], fault.wire?.(reach));
  planted = undefined;
  expect(findings).toContainEqual(expect.objectContaining({ operation: fault.seenAt ?? operation, rule }));
});
