import { expect, test } from "vitest";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";
import { screenJudge } from "../../tools/fuzz/drawn/screen-judge.ts";
import { fuzzSlices } from "../../tools/fuzz/fuzz-slices.ts";
import { countOr, describeFaults, isDrawn, seed } from "./support/fuzzing.ts";

/** So many changes let some eighty pass; `npm run fuzz` tries a million. */
const USUAL = 300;

test("a screen or form of this repository that passes the checker after a change is drawn without a problem", () => {
  const facts = checkerFacts();
  const count = countOr(USUAL);
  const { faults, accepted } = fuzzSlices({
    files: readDocumentFiles(),
    facts,
    count,
    seed,
    completeCheckEvery: 50,
    isMeant: isDrawn,
    createJudge: (files) => screenJudge(files, facts),
  });
  expect(describeFaults(faults)).toEqual([]);
  if (count >= USUAL) expect(accepted).toBeGreaterThanOrEqual(35);
}, 600_000);
