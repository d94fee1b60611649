import { expect, test } from "vitest";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";
import { fuzzSlices } from "../../tools/fuzz/fuzz-slices.ts";
import { countOr, describeFaults, isDrawn, seed } from "./support/fuzzing.ts";

test("no change of a document makes the checker throw, and every finding has a place", () => {
  const { faults, accepted, rejected } = fuzzSlices({
    files: readDocumentFiles(),
    facts: checkerFacts(),
    count: countOr(300),
    seed,
    completeCheckEvery: 50,
    isMeant: (path) => !isDrawn(path),
  });
  expect(describeFaults(faults)).toEqual([]);
  expect(Math.min(accepted, rejected)).toBeGreaterThan(0);
}, 600_000);
