import { runInherited } from "./child-process.mjs";
import { provideChromium } from "./chromium-install.mjs";
import { installDependencies } from "./installation.mjs";
import { requireNode } from "./node-version.mjs";
import { nodeArguments } from "./package-program.mjs";
import { repository } from "./repository.mjs";

/** @typedef {import("./package-program.mjs").Command} Command */

/**
 * Installs the dependencies, then runs what a command does. Ends with 2, and the reason, where it could not run.
 * @param {(args: readonly string[]) => Promise<number>} act receives the arguments, and returns the exit code
 */
export async function runInstalled(act) {
  try {
    requireNode(repository);
    await installDependencies(repository);
    process.exitCode = await act(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}

/**
 * Runs a program of a package on this terminal; returns its exit code.
 * @param {Command} command
 * @param {NodeJS.ProcessEnv} env what is added to this environment
 */
export const runPackage = (command, env = {}) =>
  runInherited(process.execPath, nodeArguments(command), { cwd: repository, env: { ...process.env, ...env } });

/**
 * Builds, then runs a program that drives Chromium; returns its exit code, or 2 when the build fails.
 * @param {Command} command
 * @param {NodeJS.ProcessEnv} env
 */
export async function runOnBuild(command, env = {}) {
  const chromium = await provideChromium();
  if (chromium === undefined) throw new Error("No Chromium was found. Set CHROMIUM_PATH to one.");
  const build = await runPackage(["tsx", "tsx", "tools/portal.ts", "build"], env);
  return build === 0 ? runPackage(command, { ...env, CHROMIUM_PATH: chromium }) : 2;
}
