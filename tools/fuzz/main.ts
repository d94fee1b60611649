import { checkerFacts } from "../checker/checker-facts.ts";
import { readDocumentFiles } from "../checker/read-document-files.ts";
import { fuzz } from "./fuzz.ts";
import { fuzzArguments } from "./fuzz-arguments.ts";

const { count, seed } = fuzzArguments(process.argv.slice(2));
const started = performance.now();
console.log(`${count} changes of this repository's documents, from seed ${seed}`);

const isSeen = process.stdout.isTTY === true;
let told = 0;
const { accepted, rejected, faults } = fuzz({
  files: readDocumentFiles(),
  facts: checkerFacts(),
  count,
  seed,
  wholeOf: 20,
  tell(done, passed) {
    const percent = Math.floor((100 * done) / count);
    if (!isSeen && percent < told + 5) return;
    told = percent;
    const left = ((performance.now() - started) / done) * (count - done);
    const line = `${done} of ${count}, ${passed} accepted, about ${Math.ceil(left / 60_000)} min left`;
    process.stdout.write(isSeen ? `\r\x1b[2K${line}` : `${line}\n`);
  },
});

const seconds = (performance.now() - started) / 1000;
console.log(`${isSeen ? "\r\x1b[2K" : ""}${accepted} accepted, ${rejected} rejected, in ${seconds.toFixed(1)} s`);
for (const { mutant, seed: own, what } of faults) {
  console.log(`\n${mutant.path}, ${mutant.mutation}, seed ${own}: ${what}`);
}
process.exitCode = faults.length === 0 ? 0 : 1;
