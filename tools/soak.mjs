import { runInherited } from "./run/child-process.mjs";
import { provideChromium } from "./run/chromium-install.mjs";
import { installDependencies } from "./run/installation.mjs";
import { requireNode } from "./run/node-version.mjs";
import { nodeArguments } from "./run/package-program.mjs";
import { repository } from "./run/repository.mjs";

/** @param {readonly [string, string, ...string[]]} command */
const run = (command, env = {}) =>
  runInherited(process.execPath, nodeArguments(command), { cwd: repository, env: { ...process.env, ...env } });

/** Walks random journeys in two browsers while replies fail, as the arguments say (docs/how-to/soak.md). */
try {
  requireNode(repository);
  await installDependencies(repository);
  const chromium = await provideChromium();
  if (chromium === undefined) throw new Error("No Chromium was found. Set CHROMIUM_PATH to one.");
  const build = await run(["tsx", "tsx", "tools/portal.ts", "build"]);
  process.exitCode =
    build === 0
      ? await run(["tsx", "tsx", "tools/soak/main.ts", ...process.argv.slice(2)], { CHROMIUM_PATH: chromium })
      : 2;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
