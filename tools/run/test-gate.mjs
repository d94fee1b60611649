import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runCaptured, runInherited } from "./child-process.mjs";
import { installCommand, provideChromium } from "./chromium-install.mjs";
import { nodeArguments } from "./package-program.mjs";
import { repository } from "./repository.mjs";
import { sampleTests, turnOfCommit } from "./sample.mjs";
import { provideServers } from "./server-install.mjs";
import { readTally, removeTally, tallyEnvironment, testRunTally } from "./tally.mjs";

/**
 * @typedef {import("./command-gate.mjs").Gate} Gate
 * @typedef {import("./command-gate.mjs").Tally} Tally
 * @typedef {import("./package-program.mjs").Command} Command
 */

const plainUnlessTerminal = process.stdout.isTTY ? {} : { NO_COLOR: "1" };

/**
 * @param {string} name
 * @param {string} title
 * @param {Command} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Tally>}
 */
async function runTests(name, title, command, env = {}) {
  const file = join(repository, ".cache/test", `${name}.json`);
  removeTally(file);
  const code = await runInherited(process.execPath, nodeArguments(command), {
    cwd: repository,
    env: { ...process.env, ...plainUnlessTerminal, ...env, ...tallyEnvironment(file) },
  });
  return testRunTally(title, code, readTally(file));
}

/**
 * A test gate that also runs PostgreSQL and nginx where they are, or may be installed.
 * @param {string} name
 * @param {string} title
 * @param {Command} command
 * @param {NodeJS.ProcessEnv} env
 * @returns {Gate}
 */
export function serversGate(name, title, command, env) {
  return {
    name,
    title,
    async run() {
      await provideServers();
      return runTests(name, title, command, env);
    },
  };
}

/**
 * @param {Command} command
 * @param {number} oneIn
 * @returns {Promise<Command>} the command for one in so many of its tests
 */
async function sampled(command, oneIn) {
  if (oneIn === 1) return command;
  const { code, output } = await runCaptured(process.execPath, nodeArguments([...command, "--list"]));
  if (code !== 0) throw new Error(output);
  const file = join(repository, ".cache/test/browser-tests.txt");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, sampleTests(output, oneIn, turnOfCommit()).join("\n"));
  return [...command, "--test-list", file];
}

/**
 * A test gate that needs an installed Chromium; without one it fails and tells how to get it.
 * @param {string} name
 * @param {string} title
 * @param {Command} command
 * @param {number} oneIn how many tests there are for each that runs
 * @returns {Gate}
 */
export function browserGate(name, title, command, oneIn) {
  return {
    name,
    title,
    async run() {
      const chromium = await provideChromium();
      if (chromium !== undefined)
        return runTests(name, title, await sampled(command, oneIn), { CHROMIUM_PATH: chromium });
      const remedy = `no Chromium found. Install it with: ${installCommand()} (or set CHROMIUM_PATH to one)`;
      process.stdout.write(`${remedy}\n`);
      return { passed: 0, failed: [`${title}: ${remedy}`], skipped: [] };
    },
  };
}
