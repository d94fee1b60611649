import { runInherited } from "./run/child-process.mjs";
import { installDependencies } from "./run/installation.mjs";
import { requireNode } from "./run/node-version.mjs";
import { nodeArguments } from "./run/package-program.mjs";
import { repository } from "./run/repository.mjs";

/** Measures the portal beside its peers and prints what came of it (tests/benchmarks/README.md). */
try {
  requireNode(repository);
  await installDependencies(repository);
  const command = nodeArguments(["tsx", "tsx", "tests/benchmarks/main.ts"]);
  process.exitCode = await runInherited(process.execPath, command, { cwd: repository });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
