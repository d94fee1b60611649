import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox, SandboxOptions } from "../../tools/sandbox/create-sandbox.ts";
import { createHarbour, harbour, ida, nora, pelle } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";
import { usePostgres } from "./support/postgres.ts";
import { noPostgres } from "./support/postgres-server.ts";

/** What so many requests at once are answered, by status. */
async function statuses(count: number, ask: () => Promise<{ status: number }>): Promise<Record<number, number>> {
  const replies = await Promise.all(Array.from({ length: count }, ask));
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** What must hold wherever the rows are; in this order, as the last one restarts the sandbox. */
function testLimits(place: () => Partial<SandboxOptions>): void {
  let sandbox: Sandbox | undefined;
  let portal: Portal;
  const start = async () => {
    sandbox = await createHarbour(place());
    portal = new Portal(sandbox, harbour);
  };
  beforeAll(() => (noPostgres === undefined || place().dataDir ? start() : undefined));
  afterAll(() => sandbox?.close());

  it("signs in once with a code that is used a hundred times at once", async () => {
    const opened = await portal.login(nora.email, nora.password);
    const digits = await portal.newestCode(nora.email);
    expect(await statuses(100, () => portal.checkCode(opened.body, digits))).toEqual({ 200: 1, 400: 99 });
    expect(await portal.console("/api/rows/accessTokens")).toHaveLength(1);
  });

  it("evaluates at most five of fifty wrong passwords at once, and refuses the right one while locked", async () => {
    expect(await statuses(50, () => portal.login(ida.email, "not it"))).toEqual({ 400: 4, 405: 46 });
    expect((await portal.login(ida.email, ida.password)).status).toBe(405);
  });

  it("evaluates at most five of fifty wrong codes at once, over three sessions", async () => {
    const opened = await Promise.all([1, 2, 3].map(async () => (await portal.lookUp("E", pelle.email)).body));
    const wrong = (await portal.newestCode(pelle.email)) === "000000" ? "111111" : "000000";
    let turn = 0;
    const guess = () => portal.verify(opened[turn++ % opened.length], wrong);
    expect(await statuses(50, guess)).toEqual({ 400: 4, 405: 46 });
  });

  it("sends three of twenty codes to one number at once", async () => {
    expect(await statuses(20, () => portal.lookUp("M", pelle.mobile))).toEqual({ 200: 3, 429: 17 });
  });

  it("keeps both after a restart", async () => {
    const opened = await portal.login(nora.email, nora.password);
    const digits = await portal.newestCode(nora.email);
    expect((await portal.checkCode(opened.body, digits)).status).toBe(200);
    await sandbox?.close();
    await start();
    expect(await statuses(50, () => portal.checkCode(opened.body, digits))).toEqual({ 400: 50 });
    expect(await statuses(10, () => portal.login(ida.email, ida.password))).toEqual({ 405: 10 });
  });
}

describe("a sandbox with its rows in a folder", () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "sandbox-"));
  });
  afterAll(() => rm(dataDir, { recursive: true }));
  testLimits(() => ({ dataDir }));
});

describe("a sandbox with its rows on a PostgreSQL server", () => {
  const server = usePostgres();
  testLimits(() => (noPostgres === undefined ? { databaseUrl: server.url() } : {}));
});
