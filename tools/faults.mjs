import { runInherited } from "./run/child-process.mjs";
import { provideChromium } from "./run/chromium-install.mjs";
import { installDependencies } from "./run/installation.mjs";
import { requireNode } from "./run/node-version.mjs";
import { nodeArguments } from "./run/package-program.mjs";
import { repository } from "./run/repository.mjs";

/** @param {readonly [string, string, ...string[]]} command */
const run = (command, env = {}) =>
  runInherited(process.execPath, nodeArguments(command), { cwd: repository, env: { ...process.env, ...env } });

/** Every call of every walk, failed in every way, and the matrix of what came of it. Arguments go to Playwright. */
try {
  requireNode(repository);
  await installDependencies(repository);
  const chromium = await provideChromium();
  if (chromium === undefined) throw new Error("No Chromium was found. Set CHROMIUM_PATH to one.");
  const build = await run(["tsx", "tsx", "tools/portal.ts", "build"]);
  const reporters = "list,./tools/run/fault-matrix.ts";
  const args = ["test", "faults.spec", `--reporter=${reporters}`, ...process.argv.slice(2)];
  const env = { FAULTS: "all", CHROMIUM_PATH: chromium };
  process.exitCode = build === 0 ? await run(["playwright", "playwright", ...args], env) : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
