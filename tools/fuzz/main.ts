import { availableParallelism } from "node:os";
import { batchesOf } from "./batches.ts";
import { type Tally, tryAll } from "./crew.ts";
import { fuzzArguments } from "./fuzz-arguments.ts";
import { fuzzedSlices } from "./fuzzed-slices.ts";

const { count, seed, workers } = fuzzArguments(process.argv.slice(2), availableParallelism());
const started = performance.now();
const seconds = () => (performance.now() - started) / 1000;
const rate = (done: number) => `${Math.round(done / seconds())} a second`;
console.log(`${count} changes of this repository's documents, from seed ${seed}, in ${workers} processes`);

const isSeen = process.stdout.isTTY === true;
let told = 0;
function tell({ done, accepted, faults }: Tally): void {
  const percent = Math.floor((100 * done) / count);
  if (!isSeen && percent < told + 5) return;
  told = percent;
  const left = Math.ceil(((seconds() / Math.max(1, done)) * (count - done)) / 60);
  const line = `${done} of ${count}, ${accepted} accepted, ${faults.length} faults, ${rate(done)}, about ${left} min left`;
  process.stdout.write(isSeen ? `\r\x1b[2K${line}` : `${line}\n`);
}

const { done, accepted, faults } = await tryAll(batchesOf(count, seed, fuzzedSlices.length), workers, tell);
const clear = isSeen ? "\r\x1b[2K" : "";
console.log(`${clear}${accepted} accepted, ${done - accepted} rejected, in ${seconds().toFixed(1)} s, ${rate(done)}`);
for (const fault of faults) console.log(`\n${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
