import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { fitRelease } from "../../tools/release/fitness.ts";
import { folderStore } from "../../tools/release/folder-store.ts";
import { loadPointer } from "../../tools/release/move-pointer.ts";
import { type Pointer, readPointer } from "../../tools/release/pointer.ts";
import { bringRelease, goLive } from "../../tools/release/publish.ts";
import type { Store } from "../../tools/release/store.ts";
import { newFolder, teaReleases } from "./support/tea-releases.ts";

const publisher = fileURLToPath(new URL("./support/publisher.ts", import.meta.url));
const CLIENTS = ["coffee-house", "tea-house"];

function startPublisher(from: string, to: string, times: number, releases: readonly string[]): ChildProcess {
  const args = ["--import", "tsx", publisher, from, to, String(times), ...releases];
  return spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
}

const statesIn = (folder: string): Pointer[] =>
  readdirSync(join(folder, "live"))
    .filter((name) => /^\d+\.json$/.test(name))
    .sort()
    .map((name) => readPointer(readFileSync(join(folder, "live", name), "utf8")));

/** Every state that the pointer ever had is of one publisher, follows the one before, and names a whole release. */
async function expectWholeHistory(folder: string, releases: readonly string[]): Promise<number> {
  const states = statesIn(folder);
  for (const [index, { rev, clients }] of states.entries()) {
    expect(rev).toBe(index + 1);
    const live = CLIENTS.map((id) => clients[id]?.live?.release);
    expect(new Set(live).size).toBe(1);
    expect(releases).toContain(live[0]);
  }
  const { rev, clients } = await loadPointer(folderStore(folder));
  expect(states.length - rev).toBeLessThanOrEqual(1);
  const hash = clients["tea-house"]?.live?.release ?? expect.unreachable();
  await fitRelease(folderStore(folder), hash);
  return states.length;
}

async function releasesFor(count: number): Promise<{ from: Store; hashes: string[] }> {
  const { from, releases } = await teaReleases(Array.from({ length: count }, (_, index) => 80 + index));
  return { from, hashes: releases.map(({ hash }) => hash) };
}

test("simultaneous publishers do not mix, and no release is lost", async () => {
  const { from, hashes } = await releasesFor(3);
  const folder = newFolder();
  const all = hashes.map((hash) => startPublisher(from.name, folder, 5, [hash]));
  const codes = await Promise.all(all.map((one) => once(one, "exit").then(([code]) => code)));
  expect(codes).toEqual([0, 0, 0]);
  expect(await expectWholeHistory(folder, hashes)).toBe(15);
});

test("publishers killed in the middle leave a whole release live, and block nobody", async () => {
  const { from, hashes } = await releasesFor(3);
  const folder = newFolder();
  for (const round of [0, 1]) {
    const all = hashes.map((_, index) =>
      startPublisher(from.name, folder, 1000, [...hashes.slice(index), ...hashes.slice(0, index)]),
    );
    await Promise.all(all.map(({ stdout }) => stdout && once(stdout, "data")));
    await Promise.all(
      all.map(async (one, index) => {
        // At moments that differ: while files come, while they are looked at, while the pointer is moved.
        await new Promise((resolve) => setTimeout(resolve, 30 + 170 * index + 45 * round));
        one.kill("SIGKILL");
        if (one.exitCode === null && one.signalCode === null) await once(one, "exit");
        expect(one.signalCode).toBe("SIGKILL");
      }),
    );
    if (readdirSync(folder).includes("live.json")) await expectWholeHistory(folder, hashes);
  }
  const last = hashes[0] ?? expect.unreachable();
  await bringRelease(from, folderStore(folder), { hash: last });
  await goLive(folderStore(folder), { hash: last });
  await expectWholeHistory(folder, hashes);
  expect((await loadPointer(folderStore(folder))).clients["tea-house"]?.live?.release).toBe(last);
});
