import { runInstalled, runOnBuild, runPackage } from "./installed-command.mjs";

/** @typedef {import("./package-program.mjs").Command} Command */

/** The environment variable for every case, not only the sample that runs with all tests. */
const WHOLE = { FAULTS: "all" };

/**
 * Runs a program of a package on the whole of its cases.
 * @param {Command} command
 * @param {NodeJS.ProcessEnv} env
 */
export const runWhole = (command, env = {}) => runPackage(command, { ...WHOLE, ...env });

/**
 * Builds, and runs all cases of a browser test; the report is a reporter of this folder. Returns the exit code.
 * @param {string} spec
 * @param {string} report
 * @param {readonly string[]} only further arguments of Playwright
 */
export function runBrowserSuite(spec, report, only) {
  const args = ["test", spec, `--reporter=list,./tools/run/${report}.ts`, "--global-timeout=0", ...only];
  return runOnBuild(["playwright", "playwright", ...args], WHOLE);
}

/**
 * Runs the suites of a command; the command ends with 0 or 1.
 * @param {(only: readonly string[]) => Promise<number>} act receives the arguments, and returns the exit code
 */
export const runSuiteCommand = (act) => runInstalled(async (only) => ((await act(only)) === 0 ? 0 : 1));
