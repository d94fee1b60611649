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
 * Runs every gate, also after one that failed, and tells how each went.
 * @param {readonly Gate[]} gates
 * @param {(line: string) => void} say
 * @returns {Promise<readonly Tally[]>}
 */
export async function runGates(gates, say) {
  const durations = readDurations();
  /** @type {Tally[]} */
  const tallies = [];
  for (const [index, gate] of gates.entries()) {
    const before = durations[gate.name];
    const expected = before === undefined ? "" : `, about ${inSeconds(before)}`;
    say(`[${index + 1}/${gates.length}] ${gate.title}${expected}`);
    const start = performance.now();
    const tally = await runSafely(gate);
    const took = (performance.now() - start) / 1000;
    durations[gate.name] = took;
    say(`      ${tally.failed.length === 0 ? "passed" : "FAILED"} in ${inSeconds(took)}`);
    tallies.push(tally);
  }
  writeDurations(durations);
  return tallies;
}
