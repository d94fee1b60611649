import { EventEmitter, once } from "node:events";
import { expect, test, vi } from "vitest";
import { runGates } from "./gate-run.mjs";

vi.mock("./gate-durations.mjs", () => ({ readDurations: () => ({}), writeDurations: () => undefined }));

const passed = { passed: 1, failed: [], skipped: [] };

/** A gate that says when it begins and ends; `open` lets it end. */
function gate(name: string, seen: string[], besideOthers = false) {
  const signal = new EventEmitter();
  const opened = once(signal, "open");
  const run = async () => {
    seen.push(`${name} begins`);
    await opened;
    seen.push(`${name} ends`);
    return passed;
  };
  return { gate: { name, title: name, besideOthers, run }, open: () => signal.emit("open") };
}

/** Lets every runnable task continue. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("gates that may run beside others share the processors, an exclusive gate waits for them", async () => {
  const seen: string[] = [];
  const all = [gate("a", seen, true), gate("b", seen, true), gate("c", seen, true), gate("d", seen)];
  const run = runGates(
    all.map(({ gate }) => gate),
    () => undefined,
    2,
  );
  await settled();
  expect(seen).toEqual(["a begins", "b begins"]);
  all[1]?.open();
  await settled();
  expect(seen.slice(2)).toEqual(["b ends", "c begins"]);
  all[0]?.open();
  await settled();
  expect(seen.slice(4)).toEqual(["a ends"]);
  all[2]?.open();
  await settled();
  expect(seen.slice(5)).toEqual(["c ends", "d begins"]);
  all[3]?.open();
  expect(await run).toHaveLength(4);
});

test("a gate that cannot run has failed, and the others still run", async () => {
  const output: string[] = [];
  const broken = { name: "broken", title: "broken", run: () => Promise.reject(new Error("no disk")) };
  const fine = { name: "fine", title: "fine", run: () => Promise.resolve(passed) };
  const tallies = await runGates([broken, fine], (line) => output.push(line), 1);
  expect(tallies.map(({ failed }) => failed)).toEqual([["broken cannot run: no disk"], []]);
  expect(output.filter((line) => / in /.test(line)).map((line) => line.replace(/ in .*/, ""))).toEqual([
    "[1/2] broken FAILED",
    "[2/2] fine passed",
  ]);
});
