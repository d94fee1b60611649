import { runInherited } from "./child-process.mjs";
import { provideChromium } from "./chromium-install.mjs";
import { installDependencies } from "./installation.mjs";
import { requireNode } from "./node-version.mjs";
import { nodeArguments } from "./package-program.mjs";
import { repository } from "./repository.mjs";

/** In the environment: every case, not only the sample that runs with all tests. */
const WHOLE = { FAULTS: "all" };

/**
 * Runs a program of a package on the whole of its cases.
 * @param {readonly [string, string, ...string[]]} command
 * @param {NodeJS.ProcessEnv} env
 */
export const runWhole = (command, env = {}) =>
  runInherited(process.execPath, nodeArguments(command), {
    cwd: repository,
    env: { ...process.env, ...WHOLE, ...env },
  });

/**
 * Builds, and runs all cases of a browser test; the report is a reporter of this folder. Answers with the exit code.
 * @param {string} spec
 * @param {string} report
 * @param {readonly string[]} only further arguments of Playwright
 */
export async function runBrowserSuite(spec, report, only) {
  const chromium = await provideChromium();
  if (chromium === undefined) throw new Error("No Chromium was found. Set CHROMIUM_PATH to one.");
  const build = await runWhole(["tsx", "tsx", "tools/portal.ts", "build"]);
  if (build !== 0) return build;
  const args = ["test", spec, `--reporter=list,./tools/run/${report}.ts`, "--global-timeout=0", ...only];
  return runWhole(["playwright", "playwright", ...args], { CHROMIUM_PATH: chromium });
}

/**
 * Runs what a command of its own does, and says what kept it from running.
 * @param {(only: readonly string[]) => Promise<number>} act is given the arguments; answers with the exit code
 */
export async function runSuiteCommand(act) {
  try {
    requireNode(repository);
    await installDependencies(repository);
    process.exitCode = (await act(process.argv.slice(2))) === 0 ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
