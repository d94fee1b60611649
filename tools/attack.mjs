import { runInherited } from "./run/child-process.mjs";
import { installDependencies } from "./run/installation.mjs";
import { requireNode } from "./run/node-version.mjs";
import { nodeArguments } from "./run/package-program.mjs";
import { repository } from "./run/repository.mjs";

/** Attacks a sandbox, or a server on the loopback, as the arguments say (docs/how-to/attack-the-sandbox.md). */
try {
  requireNode(repository);
  await installDependencies(repository);
  const program = nodeArguments(["tsx", "tsx", "tools/attack/main.ts", ...process.argv.slice(2)]);
  process.exitCode = await runInherited(process.execPath, program, { cwd: repository });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
