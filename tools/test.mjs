import { parseArgs } from "node:util";
import { runGates } from "./run/gate-run.mjs";
import { selectGates } from "./run/gate-selection.mjs";
import { listGates } from "./run/gates.mjs";
import { installDependencies } from "./run/installation.mjs";
import { requireNode } from "./run/node-version.mjs";
import { repository } from "./run/repository.mjs";
import { summaryLines, sumTallies } from "./run/tally.mjs";

/** @param {string} line */
const say = (line) => void process.stdout.write(`${line}\n`);

try {
  process.chdir(repository);
  requireNode(repository);
  const { values } = parseArgs({ options: { only: { type: "string" }, all: { type: "boolean", default: false } } });
  const selected = selectGates(listGates(values.all), values.only);
  await installDependencies(repository);
  const tally = sumTallies(await runGates(selected, say));
  say("");
  summaryLines(tally).forEach(say);
  process.exitCode = tally.failed.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
