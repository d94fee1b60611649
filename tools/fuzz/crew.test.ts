import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tryAll } from "./crew.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "crew-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the code in `answer` for each batch. */
function writeProgram(answer: string): string {
  const path = join(folder, "worker.mjs");
  const sendSource = (message: string) => `process.send({ kind: ${message} });`;
  writeFileSync(
    path,
    `process.on("message", ({ slice, seeds }) => { ${answer} });
     function progress(done) { ${sendSource('"progress", done, accepted: 0')} }
     function finish(accepted, faults = []) { ${sendSource('"done", accepted, faults')} }
     ${sendSource('"progress", done: 0, accepted: 0')}`,
  );
  return path;
}

const batches = [
  { slice: 0, seeds: [10, 11, 12] },
  { slice: 1, seeds: [20, 21] },
  { slice: 2, seeds: [30] },
];

test("every batch is tried once, with or without faults", async () => {
  const program = writeProgram(`progress(1); finish(1, slice === 1 ? ["broken"] : []);`);
  const progress: number[] = [];
  const tally = await tryAll(batches, { workers: 2, program }, ({ done }) => progress.push(done));
  expect(tally).toEqual({ done: 6, accepted: 3, faults: ["broken"] });
  expect(progress.length).toBeGreaterThan(0);
});

test("a process that ends is a fault of its batch, and another process tries the other batches", async () => {
  const program = writeProgram(
    `if (slice === 1) { progress(1); setTimeout(() => process.exit(7), 50); } else finish(0);`,
  );
  const { done, faults } = await tryAll(batches, { workers: 1, program }, () => {});
  expect(faults).toEqual(["slice 1, one of the seeds from 21: the checker ends the process (7)"]);
  expect(done).toBe(5);
});

test("a silent process is ended, which is a fault of its batch", async () => {
  const program = writeProgram(`if (slice === 0) { progress(2); for (;;); } else finish(0);`);
  const { done, faults } = await tryAll(batches, { workers: 1, program, hangsAfter: 2_000 }, () => {});
  expect(faults).toEqual(["slice 0, one of the seeds from 12: the checker hangs"]);
  expect(done).toBe(5);
});
