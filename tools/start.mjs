import { runInherited } from "./run/child-process.mjs";
import { installDependencies } from "./run/installation.mjs";
import { requireNode } from "./run/node-version.mjs";
import { repository } from "./run/repository.mjs";

/** Ctrl+C reaches the portal too, which ends by itself; this process waits for it. */
function leaveInterruptsToThePortal() {
  process.on("SIGINT", () => {});
}

try {
  requireNode(repository);
  await installDependencies(repository);
  leaveInterruptsToThePortal();
  const portal = ["--import", "tsx", "tools/portal.ts", "start", ...process.argv.slice(2)];
  process.exitCode = await runInherited(process.execPath, portal, { cwd: repository });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
