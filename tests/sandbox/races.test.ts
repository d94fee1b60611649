import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/documents/json.ts";
import { meantBy } from "../../tools/contract/case-values.ts";
import { allCases } from "../../tools/contract/cases/all-cases.ts";
import { type CaseStep, type ContractCase, isInTurn } from "../../tools/contract/contract-case.ts";
import type { RequestParts } from "../../tools/contract/contract-operations.ts";
import { ContractRun } from "../../tools/contract/contract-run.ts";
import { buildRequestParts, findTokens, runCase } from "../../tools/contract/run-case.ts";
import { createServer, type ServerReply } from "../../tools/contract/server.ts";
import { advanceBy, createServerConsole } from "../../tools/contract/server-console.ts";
import { createSandbox } from "../../tools/sandbox/create-sandbox.ts";
import { contractClients, contractTask } from "./support/contract-clients.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const AT_ONCE = 20;
const { data, operations, clients } = contractTask;
const problems: unknown[] = [];
/** An alarm says that a limit holds, which is no problem. */
const log = (message: string, detail?: unknown) => {
  if (message !== "alarm") problems.push([message, detail]);
};
const sandbox = sandboxForTests((place) => createSandbox({ ...place, clients: contractClients, log }));

/** The shortest story that leads to a request, which the server takes, of an operation. */
interface Race {
  readonly story: ContractCase;
  readonly before: readonly CaseStep[];
  readonly step: CaseStep;
}

const isRun = ({ status = 200, after, fileTo }: CaseStep) =>
  status === 200 && after === undefined && fileTo === undefined;

function findRace(operation: string): Race | undefined {
  const races = allCases.filter(isInTurn).flatMap((story): Race[] => {
    const index = story.steps.findIndex((step) => step.operation === operation && isRun(step));
    const step = story.steps[index];
    return step === undefined ? [] : [{ story, before: story.steps.slice(0, index), step }];
  });
  return races.toSorted((one, other) => one.before.length - other.before.length)[0];
}

const changing = operations.filter(({ operation, changes }) => changes && !operation.isAddressed);

/** Plays the story up to the step, then sends that step so often at once, each with its own key. */
async function atOnce({ story, before, step }: Race): Promise<ServerReply[]> {
  const server = createServer(sandbox.app.request);
  const byId = new Map(operations.map((one) => [one.operation.id, one]));
  const run = new ContractRun({
    server,
    operations: byId,
    clients,
    console: createServerConsole(server, "/sandbox/api"),
  });
  const values = await runCase(run, data, { ...story, steps: before });
  expect(run.findings).toEqual([]);
  const subject = data.subjects[story.subject];
  const scope = { values, console: run.console, now: Date.now(), timeZone: String(subject?.timeZone ?? "UTC") };
  const request = await meantBy(step.goesOn?.request, scope);
  await advanceBy(run.console, step.goesOn, request);
  const parts = await buildRequestParts(run, step, scope);
  const sending = { client: run.client(subject?.client), tokens: findTokens(values, step.as) };
  const replies = await Promise.all(
    Array.from({ length: AT_ONCE }, () => run.send(step.operation, "at once", underOwnKey(run, step, parts), sending)),
  );
  expect(run.findings).toEqual([]);
  return replies;
}

function underOwnKey(run: ContractRun, { operation }: CaseStep, parts: RequestParts): RequestParts {
  const { keyHeader } = run.described(operation).operation;
  return keyHeader === undefined ? parts : { ...parts, header: { ...parts.header, [keyHeader]: randomUUID() } };
}

/** The unique rows of a table: the rows that count, and the columns that identify them. */
const onceOnly: Readonly<
  Record<string, readonly [columns: readonly string[], counts?: (row: JsonObject) => boolean][]>
> = {
  people: [[["client", "email"], ({ email }) => email !== null]],
  devices: [[["id"]], [["imei"]]],
  serviceRequests: [
    [["agreementId"], ({ status, incident }) => isDraft(status) && incident !== "CLEANING_SERVICE"],
    [["agreementId"], ({ status, incident }) => isDraft(status) && incident === "CLEANING_SERVICE"],
    [["assetId", "incident"], ({ assetId }) => assetId !== null],
  ],
  serviceOrders: [
    [["request"], ({ request }) => request !== null],
    [["quotes"], ({ quotes }) => quotes !== null],
    [["topsUp"], ({ topsUp, status }) => topsUp !== null && status === "OPEN"],
  ],
  slotSeats: [[["order"]], [["client", "place", "day", "slot", "seat"]]],
  requestEvents: [[["request", "status", "occurredAt"]]],
  cancellations: [[["request"]]],
  ratings: [[["request"]]],
  holds: [[["request"]]],
  cleanings: [[["request"]]],
  deviceUpdates: [[["deviceId"], ({ reviewedAt }) => reviewedAt === null]],
  enrolments: [[["agreementId"]]],
  linkedDevices: [[["personId", "assetId"]]],
  acceptedTerms: [[["personId", "version"]]],
  consents: [[["client", "orderId", "consent"]]],
  renewals: [[["agreementId"]]],
  gatewayPayments: [[["orderReference"], ({ status }) => status === "CAPTURED"]],
  gatewayLedger: [[["orderReference", "kind"]]],
  keptCards: [[["agreementId"], ({ status }) => status === "SAVED"]],
  codeSessions: [[["personId"], ({ purpose }) => purpose === "registration"]],
};

const isDraft = (status: unknown) => status === "NEW" || status === "WORKING";

/** Every row that is there twice. */
async function doubles(): Promise<string[]> {
  const found = Object.entries(onceOnly).map(async ([table, kinds]) => {
    const rows: JsonObject[] = await (await sandbox.app.request(`/sandbox/api/rows/${table}`)).json();
    return kinds.flatMap(([columns, counts = () => true]) => {
      const names = rows.filter(counts).map((row) => JSON.stringify(columns.map((column) => row[column])));
      return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${table} ${columns} ${name}`);
    });
  });
  return (await Promise.all(found)).flat();
}

/** Operations that are executed once, however often they are sent: all repeats are refused as done. */
const doneOnce = [
  "answerHold",
  "cancelCleaningService",
  "cancelServiceRequest",
  "cancelServiceRequestV2",
  "checkCodeV1",
  "checkRegistrationCode",
  "createAccount",
  "enrol",
  "rateServiceRequest",
  "registerOrderedDevice",
  "setPassword",
  "signInBySocialAccount",
  "submitCleaningService",
  "submitServiceOrder",
  "updateDevice",
  "updateImeiInquiry",
  "updateStatus",
  "verifyCodeV4",
];

describe(`of ${AT_ONCE} requests at once`, () => {
  it.each(changing.map(({ operation }) => operation.id))("%s fails at none, and duplicates nothing", async (id) => {
    const race = findRace(id);
    if (race === undefined) throw new Error(`No case of the contract has a request of ${id} that is taken.`);
    problems.length = 0;
    const replies = await atOnce(race);
    const statuses = replies.map(({ status }) => status);
    expect(problems).toEqual([]);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const taken = statuses.filter((status) => status === 200).length;
    if (doneOnce.includes(id)) expect(taken).toBe(1);
    else expect(taken).toBeGreaterThan(0);
    expect(await doubles()).toEqual([]);
  });
});
