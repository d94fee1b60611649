import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * @typedef {{ readonly title: string, readonly reason: string }} Skip
 * @typedef {{ readonly passed: number, readonly failed: readonly string[], readonly skipped: readonly Skip[] }} Tally
 */

/** Names the file in which a test runner leaves its tally; not set when it runs alone. */
const FILE_VARIABLE = "PORTAL_TALLY_FILE";

/** @param {string} file */
export function tallyEnvironment(file) {
  return { [FILE_VARIABLE]: file };
}

/** @param {Tally} tally */
export function writeTally(tally) {
  const file = process.env[FILE_VARIABLE];
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(tally));
}

/** @param {string} file */
export function removeTally(file) {
  rmSync(file, { force: true });
}

/**
 * @param {string} file
 * @returns {Tally | undefined} nothing where the runner ended before it could count
 */
export function readTally(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * What a test runner's run comes to. A run that counted nothing, or failed without naming a test, is a failure.
 * @param {string} name of the gate
 * @param {number} code the runner's exit code
 * @param {Tally | undefined} tally
 * @returns {Tally}
 */
export function testRunTally(name, code, tally) {
  if (tally === undefined)
    return { passed: 0, failed: [`${name}: the run ended early, exit code ${code}`], skipped: [] };
  if (tally.passed + tally.failed.length === 0) return { ...tally, failed: [`${name}: no test ran`] };
  if (code !== 0 && tally.failed.length === 0) return { ...tally, failed: [`${name}: exit code ${code}`] };
  return tally;
}

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sumTallies(tallies) {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.flatMap((tally) => tally.failed),
    skipped: tallies.flatMap((tally) => tally.skipped),
  };
}

/**
 * Every skip with its reason, every failure, and on the last line the counts alone.
 * @param {Tally} tally
 */
export function summaryLines({ passed, failed, skipped }) {
  return [
    ...skipped.map(({ title, reason }) => `skipped: ${title} (${reason})`),
    ...failed.map((title) => `failed: ${title}`),
    `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`,
  ];
}
