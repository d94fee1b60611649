import { availableParallelism } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { makeBatches } from "./batches.ts";
import { type Tally, tryAll } from "./crew.ts";
import { fuzzArguments } from "./fuzz-arguments.ts";
import { fuzzedSlices } from "./fuzzed-slices.ts";

const { count, seed, workers } = fuzzArguments(process.argv.slice(2), availableParallelism());
/** Built first, because the app's own code draws the screens. */
const FOLDER = ".cache/fuzz";
await build({
  logLevel: "error",
  build: { ssr: "tools/fuzz/worker.ts", outDir: FOLDER, emptyOutDir: true, copyPublicDir: false, sourcemap: "inline" },
});
const program = join(process.cwd(), FOLDER, "worker.js");

const started = performance.now();
const seconds = () => (performance.now() - started) / 1000;
const rate = (done: number) => `${Math.round(done / seconds())} a second`;
console.log(`${count} changes of this repository's documents, from seed ${seed}, in ${workers} processes`);

const isSeen = process.stdout.isTTY === true;
const clear = isSeen ? "\r\x1b[2K" : "";
let printedPercent = 0;
let printedFaults = 0;
/** Prints faults when they are found, because a person may end a long run. */
function printTally({ done, accepted, faults }: Tally): void {
  for (const fault of faults.slice(printedFaults)) console.log(`${clear}${fault}\n`);
  printedFaults = faults.length;
  const percent = Math.floor((100 * done) / count);
  if (!isSeen && percent < printedPercent + 5) return;
  printedPercent = percent;
  const left = Math.ceil(((seconds() / Math.max(1, done)) * (count - done)) / 60);
  const line = `${done} of ${count}, ${accepted} accepted, ${faults.length} faults, ${rate(done)}, about ${left} min left`;
  process.stdout.write(isSeen ? `${clear}${line}` : `${line}\n`);
}

const tally = await tryAll(makeBatches({ seed, count }, fuzzedSlices.length), { workers, program }, printTally);
printTally(tally);
const { done, accepted, faults } = tally;
const rejected = done - accepted;
const found = `${accepted} accepted, ${rejected} rejected, ${faults.length} faults`;
console.log(`${clear}${found}, in ${seconds().toFixed(1)} s, ${rate(done)}`);
process.exitCode = faults.length === 0 ? 0 : 1;
