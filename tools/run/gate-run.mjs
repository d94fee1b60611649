import { availableParallelism } from "node:os";
import { performance } from "node:perf_hooks";
import { readDurations, writeDurations } from "./gate-durations.mjs";

/**
 * @typedef {import("./command-gate.mjs").Gate} Gate
 * @typedef {import("./tally.mjs").Tally} Tally
 */

/** @param {number} seconds */
const inSeconds = (seconds) => `${seconds.toFixed(1)} s`;

/**
 * @param {Gate} gate
 * @returns {Promise<Tally>} a gate that cannot run has failed
 */
async function runSafely(gate) {
  try {
    return await gate.run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: [`${gate.title} cannot run: ${reason}`], skipped: [] };
  }
}

/**
 * Gates that may run beside others come together as one group, each of the rest is its own.
 * @param {readonly Gate[]} gates
 * @returns {readonly (readonly Gate[])[]}
 */
function groups(gates) {
  /** @type {Gate[][]} */
  const found = [];
  for (const gate of gates) {
    const last = found.at(-1);
    if (gate.besideOthers && last?.[0]?.besideOthers) last.push(gate);
    else found.push([gate]);
  }
  return found;
}

/**
 * Runs every gate, also after one that failed, and tells how each went; those that may, as many at the same time as
 * there are processors.
 * @param {readonly Gate[]} gates
 * @param {(line: string) => void} say
 * @param {number} [atOnce]
 * @returns {Promise<readonly Tally[]>} in the order of the gates
 */
export async function runGates(gates, say, atOnce = availableParallelism()) {
  const durations = readDurations();
  /** @type {Map<Gate, Tally>} */
  const tallies = new Map();
  /** @param {Gate} gate */
  const run = async (gate) => {
    const place = `[${gates.indexOf(gate) + 1}/${gates.length}] ${gate.title}`;
    const before = durations[gate.name];
    say(before === undefined ? place : `${place}, about ${inSeconds(before)}`);
    const start = performance.now();
    const tally = await runSafely(gate);
    const took = (performance.now() - start) / 1000;
    durations[gate.name] = took;
    say(`${place} ${tally.failed.length === 0 ? "passed" : "FAILED"} in ${inSeconds(took)}`);
    tallies.set(gate, tally);
  };
  for (const group of groups(gates)) {
    const waiting = group.values();
    const lane = async () => {
      for (const gate of waiting) await run(gate);
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, group.length) }, lane));
  }
  writeDurations(durations);
  return gates.flatMap((gate) => tallies.get(gate) ?? []);
}
