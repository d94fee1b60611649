import { expect, it } from "vitest";
import type { CallOutcome } from "../../src/operations/index.ts";
import { createSandbox } from "../../tools/sandbox/create-sandbox.ts";
import { seededRandom } from "../../tools/soak/random.ts";
import { harbour, ida } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";
import { portalCaller } from "./support/portal-caller.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

/** A sample; all with `FAULTS=all`. */
const SUBMISSIONS = process.env.FAULTS === "all" ? 1000 : 20;
/** The share of requests that are lost, of those whose reply is lost, and of those that the server refuses to take. */
const LOST = 0.1;
const REPLY_LOST = 0.15;
const UNAVAILABLE = 0.1;

const FRIDAY = "2026-11-20T10:00:00+08:00";
const address = { Address1: "1 Quay", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
const people = [{ ...ida, agreements: ida.agreements.map((one) => ({ ...one, address })) }];
const bay = { ...harbour, currency: "SGD", timeZone: "Asia/Singapore" };
const sandbox = sandboxForTests((place) =>
  createSandbox({ ...place, clients: [bay], seeds: [{ client: bay.code, people }], log: console.error }),
);
const portal = new Portal(sandbox, bay);
const random = seededRandom(20);

let isFaulty = false;
let tokens: Readonly<Record<string, string>> = {};
let session: Readonly<Record<string, unknown>> = {};
const caller = portalCaller(bay, {
  token: (name) => tokens[name],
  session: () => session,
  // No pause between two tries.
  timers: { after: (ms, run) => waitAtOnce(ms, run), elapsed: () => performance.now() },
  async send(request) {
    if (isFaulty && random.isLucky(LOST)) throw new TypeError("Failed to fetch");
    if (isFaulty && random.isLucky(UNAVAILABLE)) return new Response("{}", { status: 503 });
    const reply = await sandbox.sandbox().app.request(request);
    if (isFaulty && random.isLucky(REPLY_LOST)) throw new TypeError("Failed to fetch");
    return reply;
  },
});

/** Deadlines keep their time; pauses between tries take none. */
function waitAtOnce(milliseconds: number, run: () => void): () => void {
  const id = setTimeout(run, milliseconds > 5000 ? milliseconds : 0);
  return () => clearTimeout(id);
}

/** The result of a call that is pressed twice, and again under the same key until it is done. */
// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the result.
async function pressed(call: string, input: Readonly<Record<string, unknown>>, key?: string): Promise<any> {
  let last: readonly CallOutcome[] = [];
  for (let tries = 0; tries < 50; tries += 1) {
    const send = () => caller.call({ call, input, ...(key !== undefined && { key, isRepeated: tries > 0 }) });
    const outcomes: readonly CallOutcome[] = await Promise.all(key === undefined ? [send()] : [send(), send()]);
    const done = outcomes.find((outcome) => outcome.ok);
    if (done?.ok === true) {
      tokens = { ...tokens, ...done.keeps };
      return done.result;
    }
    last = outcomes;
  }
  throw new Error(`${call} was never done: ${JSON.stringify(last)}`);
}

async function signIn(): Promise<void> {
  const code = await pressed("auth.check-password", { identifier: ida.email, password: ida.password });
  await pressed("code.check", { digits: await portal.newestCode(ida.email), code });
  session = { interactionLineId: (await pressed("session.start", {})).interactionLineId };
}

/** What is asked for, in turn: a repair, and another device. */
const ASKED = [
  { incident: "Screen Repair", option: "pickUpAndReturn" },
  { incident: "Swap", option: "delivery", device: "SAMSUNG-GALAXY-S25-128-GB-NAVY" },
] as const;

/** A request from its draft to its order, and its cancellation, so that the next one is allowed. */
async function submit(number: number): Promise<void> {
  const agreement = ida.agreements[0]?.id;
  const { incident, ...how } = ASKED[number % 2] ?? ASKED[0];
  const { id: request } = await pressed("request.start", { agreement }, `start-submission-${number}`);
  const report = { request, agreement, asset: "D-1", incident, answers: [] };
  await pressed("request.process-incident", report, `process-submission-${number}`);
  const appointment = { request, ...how, day: "2026-11-23", slot: "9AM-12PM", address };
  const { id: order } = await pressed("request.create-order", appointment, `order-submission-${number}`);
  await pressed("request.submit-order", { order, payment: "COD" }, `submit-submission-${number}`);
  await pressed("request.cancel", { request, reason: "longWait" }, `cancel-submission-${number}`);
}

it(`${SUBMISSIONS} submissions, each pressed twice while requests and replies are lost, make ${SUBMISSIONS} orders`, {
  timeout: 20 * 60_000,
}, async () => {
  await portal.console("/api/clock", "PUT", { now: FRIDAY });
  await signIn();
  isFaulty = true;
  for (let number = 0; number < SUBMISSIONS; number += 1) await submit(number);
  isFaulty = false;
  const orders = await portal.console("/api/rows/serviceOrders");
  expect(orders.filter((order: { submittedAt: unknown }) => order.submittedAt !== null)).toHaveLength(SUBMISSIONS);
  expect(orders).toHaveLength(SUBMISSIONS);
  expect(await portal.console("/api/rows/serviceRequests")).toHaveLength(SUBMISSIONS);
  expect(await portal.console("/api/rows/slotSeats")).toEqual([]);
  // Each swap took a device of the four, and gave it back when it was cancelled.
  expect(await portal.console("/api/rows/stock")).toMatchObject([{ country: "SG", leftOver: 4 }]);
});
