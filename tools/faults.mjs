import { runInherited } from "./run/child-process.mjs";
import { provideChromium } from "./run/chromium-install.mjs";
import { installDependencies } from "./run/installation.mjs";
import { requireNode } from "./run/node-version.mjs";
import { nodeArguments } from "./run/package-program.mjs";
import { repository } from "./run/repository.mjs";

/** @param {readonly [string, string, ...string[]]} command */
const run = (command, env = {}) =>
  runInherited(process.execPath, nodeArguments(command), { cwd: repository, env: { ...process.env, ...env } });

const all = { FAULTS: "all" };

/**
 * Kills the sandbox 50 times while it writes; then every call of every walk fails in every way, and the matrix of what
 * came of it is printed. Arguments go to Playwright, and leave the first part out.
 */
try {
  requireNode(repository);
  await installDependencies(repository);
  const chromium = await provideChromium();
  if (chromium === undefined) throw new Error("No Chromium was found. Set CHROMIUM_PATH to one.");
  const only = process.argv.slice(2);
  const kills = only.length > 0 ? 0 : await run(["vitest", "vitest", "run", "tests/sandbox/kill.test.ts"], all);
  const build = await run(["tsx", "tsx", "tools/portal.ts", "build"]);
  const reporters = "list,./tools/run/fault-matrix.ts";
  const args = ["test", "faults.spec", `--reporter=${reporters}`, ...only];
  const walked =
    build === 0 ? await run(["playwright", "playwright", ...args], { ...all, CHROMIUM_PATH: chromium }) : 1;
  process.exitCode = kills === 0 && walked === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
