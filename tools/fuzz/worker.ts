import { memoizeByIdentity } from "../../src/checker/incremental/memoize-by-identity.ts";
import { installJsdom } from "../build/install-jsdom.ts";
import { checkerFacts } from "../checker/checker-facts.ts";
import { readDocumentFiles } from "../checker/read-document-files.ts";
import type { Batch } from "./batches.ts";
import type { WorkerMessage } from "./crew.ts";
import { fuzz } from "./fuzz.ts";
import { fuzzedSlices } from "./fuzzed-slices.ts";
import { type SlicePlan, slicer } from "./slice.ts";

// A process that tries the batches that it receives one after another, and ends when its parent has gone.
installJsdom("https://portal.example/");
// The drawing code needs a page when it is loaded. It logs each broken screen; only the judge's verdict counts.
const { screenJudge } = await import("./drawn/screen-judge.ts");
console.error = () => undefined;

const facts = checkerFacts();
const cut = slicer(readDocumentFiles(), facts);
const send = (message: WorkerMessage) => void process.send?.(message);

const prepareSlice = memoizeByIdentity((slice: SlicePlan) => {
  const { files } = cut(slice);
  return { files, judge: screenJudge(files, facts) };
});

process.on("message", ({ slice: index, seeds }: Batch) => {
  const slice = fuzzedSlices[index];
  if (slice === undefined) throw new Error(`there is no slice ${index}`);
  const onProgress = (done: number, accepted: number) => send({ kind: "progress", done, accepted });
  const { accepted, faults } = fuzz({ ...prepareSlice(slice), facts, seeds, completeCheckEvery: 20, onProgress });
  const faultTexts = faults.map(
    ({ mutant, seed, what }) => `${mutant.path}, ${mutant.mutation}, seed ${seed}: ${what}`,
  );
  send({ kind: "done", accepted, faults: faultTexts });
});
send({ kind: "progress", done: 0, accepted: 0 });
