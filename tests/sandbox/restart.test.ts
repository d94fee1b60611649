import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Sandbox } from "../../tools/sandbox/create-sandbox.ts";
import { createHarbour, eva, harbour, ida, nora } from "./support/harbour.ts";
import { Portal, type Reply } from "./support/portal.ts";

let dataDir: string;
let sandbox: Sandbox;
let portal: Portal;

async function start() {
  sandbox = await createHarbour({ dataDir });
  portal = new Portal(sandbox, harbour);
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "sandbox-"));
  await start();
}, 60_000);
afterAll(async () => {
  await sandbox.close();
  await rm(dataDir, { recursive: true });
});

it("keeps locks, codes, sign-ins and the clock over a restart", { timeout: 60_000 }, async () => {
  await portal.shiftClock(3);
  const tokens = await portal.signIn(nora.email, nora.password);
  const open = await portal.login(nora.email, nora.password);
  const digits = await portal.newestCode(nora.email);
  for (let number = 1; number <= 5; number += 1) await portal.login(ida.email, "not it");
  const before = await portal.console("/api/people");

  await sandbox.close();
  await start();

  expect((await portal.login(ida.email, ida.password)).status).toBe(405);
  expect((await portal.ask("GET", "/api/v1/account/profile", tokens)).status).toBe(200);
  expect((await portal.checkCode(open.body, digits)).status).toBe(200);
  expect((await portal.console("/api/clock")).offsetMs).toBe(180_000);
  expect(await portal.console("/api/people")).toEqual(before);
});

it("keeps a look-up's numbers and codes over a restart", { timeout: 60_000 }, async () => {
  await portal.shiftClock(0);
  const [chosen, waiting] = await Promise.all(["1", "2"].map(() => portal.lookUp("I", eva.nationalId)));
  const key = (reply: Reply | undefined) => Object.keys(reply?.body.mdn)[1] ?? "";
  const sent = await portal.chooseNumber(key(chosen));
  const digits = await portal.newestCode("0412345005");

  await sandbox.close();
  await start();

  expect((await portal.verify(sent.body, digits)).status).toBe(200);
  expect((await portal.chooseNumber(key(waiting))).status).toBe(200);
});

it("does not share its folder with a second sandbox", async () => {
  await expect(createHarbour({ dataDir })).rejects.toThrow(/uses .*a folder of its own/);
  expect(await readdir(dataDir)).toContain("lock");
});

it("takes over a folder whose sandbox was killed", { timeout: 60_000 }, async () => {
  for (const goneProcess of [process.pid, 2 ** 30]) {
    await sandbox.close();
    await writeFile(join(dataDir, "lock"), String(goneProcess));
    await start();
    expect(await portal.console("/api/people")).not.toEqual([]);
  }
});
