import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enquiry } from "./support/enquiry.ts";
import { harbour } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";
import { usePostgres } from "./support/postgres.ts";

/** How often the sandbox is killed; `npm run faults` does it 50 times. */
const KILLS = process.env.FAULTS === "all" ? 50 : 1;
const WRITERS = 8;
/** Answers of one life of the sandbox; all writers are in the middle of a request then. */
const ANSWERS = 12;
const TIMEOUT_MS = 40_000 + KILLS * 20_000;

const script = new URL("./support/served-harbour.ts", import.meta.url).pathname;

/** A sandbox in a process of its own. */
async function start(kind: string, place: string): Promise<{ process: ChildProcess; portal: Portal }> {
  const child = spawn(process.execPath, ["--import", "tsx", script, kind, place], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  const origin = `http://127.0.0.1:${String(line).replace("ready ", "").trim()}`;
  return {
    process: child,
    portal: new Portal({ app: { request: (path, init) => fetch(origin + path, init) } }, harbour),
  };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

/** Sends an enquiry under a key; its number, or undefined where no answer came. */
async function send(portal: Portal, key: string): Promise<string | undefined> {
  const sending = portal.send("/api/v1/account/createinquiry", {
    body: { ...enquiry, InquiryDescription: key },
    headers: { "idempotency-key": key },
  });
  const reply = await sending.catch(() => undefined);
  if (reply !== undefined && reply.status !== 200) throw new Error(`${key}: ${JSON.stringify(reply.body)}`);
  return reply === undefined ? undefined : String(reply.body.inquiryId);
}

/** Writes until the sandbox is killed; adds each reply to `answered`, every key to `keys`. */
async function write(portal: Portal, name: string, keys: string[], answered: Map<string, string>): Promise<void> {
  for (let number = 1; ; number += 1) {
    const key = `${name}-${number}`;
    keys.push(key);
    const id = await send(portal, key);
    if (id === undefined) return;
    answered.set(key, id);
  }
}

async function isTrue(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(2);
}

/** Kills the sandbox while it writes, so often, then asks for everything again under its key. */
async function losesNothing(kind: string, place: string): Promise<void> {
  const keys: string[] = [];
  const answered = new Map<string, string>();
  for (let round = 1; round <= KILLS; round += 1) {
    const { process: child, portal } = await start(kind, place);
    const writers = Promise.all(
      Array.from({ length: WRITERS }, (_, index) => write(portal, `life-${round}-writer-${index}`, keys, answered)),
    );
    await Promise.race([writers, isTrue(() => answered.size >= round * ANSWERS)]);
    await kill(child);
    await writers;
  }

  const { process: child, portal } = await start(kind, place);
  try {
    for (const [key, id] of answered) expect(await send(portal, key)).toBe(id);
    for (const key of keys) await send(portal, key);
    const rows: { description: string }[] = await portal.console("/api/rows/inquiries");
    expect(answered.size).toBeGreaterThanOrEqual(KILLS * ANSWERS);
    expect(rows.map(({ description }) => description).sort()).toEqual([...keys].sort());
  } finally {
    await kill(child);
  }
}

describe(`a sandbox killed ${KILLS} times during writes loses nothing acknowledged and duplicates nothing`, () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "sandbox-"));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it("with its rows in a folder", { timeout: TIMEOUT_MS }, () => losesNothing("dataDir", dataDir));

  describe("on PostgreSQL", () => {
    const server = usePostgres();
    it("with its rows on a server", { timeout: TIMEOUT_MS }, () => losesNothing("databaseUrl", server.url()));
  });
});
