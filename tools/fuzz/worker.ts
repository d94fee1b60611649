import { installJsdom } from "../build/install-jsdom.ts";
import { checkerFacts } from "../checker/checker-facts.ts";
import { readDocumentFiles } from "../checker/read-document-files.ts";
import type { Batch } from "./batches.ts";
import type { WorkerMessage } from "./crew.ts";
import { type FuzzPlan, fuzz } from "./fuzz.ts";
import { fuzzedSlices } from "./fuzzed-slices.ts";
import { slicer } from "./slice.ts";

// A process that tries one batch after another, as it is sent them, and ends when nobody is there to send more.
installJsdom("https://portal.example/");
// What draws looks for a page when it is loaded. It tells of each broken screen; what counts is judged.
const { screenJudge } = await import("./drawn/screen-judge.ts");
console.error = () => undefined;

const facts = checkerFacts();
const cut = slicer(readDocumentFiles(), facts);
const known = new Map<number, Pick<FuzzPlan, "files" | "judge">>();
const send = (message: WorkerMessage) => void process.send?.(message);

function sliceAt(slice: number): Pick<FuzzPlan, "files" | "judge"> {
  const found = known.get(slice);
  if (found !== undefined) return found;
  const of = fuzzedSlices[slice];
  if (of === undefined) throw new Error(`there is no slice ${slice}`);
  const { files } = cut(of);
  const made = { files, judge: screenJudge(files, facts) };
  known.set(slice, made);
  return made;
}

process.on("message", ({ slice, seeds }: Batch) => {
  const onProgress = (done: number, accepted: number) => send({ kind: "progress", done, accepted });
  const { accepted, faults } = fuzz({ ...sliceAt(slice), facts, seeds, completeCheckEvery: 20, onProgress });
  const faultTexts = faults.map(
    ({ mutant, seed, what }) => `${mutant.path}, ${mutant.mutation}, seed ${seed}: ${what}`,
  );
  send({ kind: "done", accepted, faults: faultTexts });
});
send({ kind: "progress", done: 0, accepted: 0 });
