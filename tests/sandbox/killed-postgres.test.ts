import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { findPostgres, startPostgres } from "../../tools/run/postgres.mjs";
import type { Sandbox } from "../../tools/sandbox/create-sandbox.ts";
import { enquiry } from "./support/enquiry.ts";
import { createHarbour, harbour } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";

/** How often the server is killed; `npm run faults` does it 20 times. */
const KILLS = process.env.FAULTS === "all" ? 20 : 1;
const WRITERS = 8;
/** What each of them writes in one life of the server. */
const WRITES = 12;
const PAUSE_MS = 25;
const TRIES = 800;

const programs = findPostgres();
let server: ReturnType<typeof startPostgres>;
let sandbox: Sandbox;
let portal: Portal;
beforeAll(async () => {
  if (programs === undefined) return;
  server = startPostgres(programs);
  sandbox = await createHarbour({ databaseUrl: server.url });
  portal = new Portal(sandbox, harbour);
});
beforeEach(({ skip }) => skip(programs === undefined, "no PostgreSQL server is installed that could be killed"));
afterAll(async () => {
  await sandbox?.close();
  server?.stop();
});

/** What each key was answered with, and the statuses of the tries before that. */
const answered = new Map<string, string>();
const failures: number[] = [];

/** Sends an enquiry under a key until it is answered. */
async function settle(key: string): Promise<string> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const reply = await send(key);
    if (reply.status === 200) return reply.body.inquiryId;
    expect(reply.body).toMatchObject({ code: "SERVER" });
    failures.push(reply.status);
    await wait(PAUSE_MS);
  }
  throw new Error(`${key} was never answered.`);
}

const send = (key: string) =>
  portal.send("/api/v1/account/createinquiry", {
    // By the machine's time: the sandbox's is on the server that is killed.
    at: Date.now(),
    headers: { "idempotency-key": key },
    body: { ...enquiry, InquiryDescription: key },
  });

async function write(name: string): Promise<void> {
  for (let number = 1; number <= WRITES; number += 1) {
    const key = `${name}-${number}`;
    answered.set(key, await settle(key));
  }
}

it(`loses nothing acknowledged and duplicates nothing when its PostgreSQL server is killed ${KILLS} times during writes`, {
  timeout: 40_000 + KILLS * 20_000,
}, async () => {
  for (let life = 1; life <= KILLS; life += 1) {
    const before = answered.size;
    const writers = Promise.all(Array.from({ length: WRITERS }, (_, index) => write(`life-${life}-writer-${index}`)));
    while (answered.size < before + WRITERS) await wait(1);
    await server.kill();
    await writers;
  }
  // Some were in the middle of a write; each such refusal was settled under the same key.
  expect(new Set(failures)).toEqual(new Set([500]));
  for (const [key, id] of answered) expect((await send(key)).body).toEqual({ inquiryId: id });
  const rows: { description: string }[] = await portal.console("/api/rows/inquiries");
  expect(rows.map(({ description }) => description).sort()).toEqual([...answered.keys()].sort());
  expect(answered.size).toBe(KILLS * WRITERS * WRITES);
});
