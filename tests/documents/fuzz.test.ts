import { expect, test } from "vitest";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";
import { fuzzSlices } from "../../tools/fuzz/fuzz-slices.ts";
import { countOr, describeFaults, isDrawn, seed } from "./support/fuzzing.ts";

test("no change of a document makes the checker throw, and every finding has a place", () => {
  const plan = { files: readDocumentFiles(), facts: checkerFacts(), count: countOr(5_000), seed, wholeOf: 50 };
  const { faults, accepted, rejected } = fuzzSlices({ ...plan, isMeant: (path) => !isDrawn(path) });
  expect(describeFaults(faults)).toEqual([]);
  expect(Math.min(accepted, rejected)).toBeGreaterThan(0);
}, 600_000);
