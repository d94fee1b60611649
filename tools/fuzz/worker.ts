import { checkerFacts } from "../checker/checker-facts.ts";
import { readDocumentFiles } from "../checker/read-document-files.ts";
import type { Batch } from "./batches.ts";
import type { Told } from "./crew.ts";
import { fuzz } from "./fuzz.ts";
import { fuzzedSlices } from "./fuzzed-slices.ts";
import { type Slice, slicer } from "./slice.ts";

// A process that tries one batch after another, as it is sent them, and ends when nobody is there to send more.
const facts = checkerFacts();
const cut = slicer(readDocumentFiles(), facts);
const slices = new Map<number, Slice>();
const send = (told: Told) => void process.send?.(told);

process.on("message", (batch: Batch) => {
  const of = fuzzedSlices[batch.slice];
  if (of === undefined) throw new Error(`there is no slice ${batch.slice}`);
  const { files } = slices.get(batch.slice) ?? cut(of);
  slices.set(batch.slice, { files, whole: [] });
  const tell = (done: number, accepted: number) => send({ kind: "progress", done, accepted });
  const { accepted, faults } = fuzz({ files, facts, count: batch.count, seed: batch.seed, wholeOf: 20, tell });
  const told = faults.map(
    ({ mutant: { path, mutation }, seed, what }) => `${path}, ${mutation}, seed ${seed}: ${what}`,
  );
  send({ kind: "done", accepted, faults: told });
});
send({ kind: "progress", done: 0, accepted: 0 });
