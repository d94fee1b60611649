import { expect, test } from "vitest";
import { prepareDocuments } from "../../src/documents/checked-documents.ts";
import { changingFiles } from "../../src/documents/read/changing-files.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";
import { fuzzSlices, type SlicesPlan } from "../../tools/fuzz/fuzz-slices.ts";
import { fuzzedSlices } from "../../tools/fuzz/fuzzed-slices.ts";
import { drawnWith } from "./support/drawn-screens.tsx";
import { countOr, isDrawn, seed, told } from "./support/fuzzing.ts";

const facts = checkerFacts();

const judgeOf: SlicesPlan["judgeOf"] = (files) => {
  // Before anything is known, a screen may have something to report as it stands.
  const original = prepareDocuments(changingFiles(files), facts);
  return ({ path }, documents) => {
    const reported = drawnWith(documents, path);
    if (reported.length === 0) return [];
    const before = drawnWith(original, path).map(withoutBlock);
    return reported.filter((one) => !before.includes(withoutBlock(one)));
  };
};

/** What is wrong, by whatever name the block goes now. */
const withoutBlock = (reported: string) => reported.replace(/block \S+ /, "");

// Each takes a while to cut; fuzz.test.ts goes through all.
const slices = fuzzedSlices.slice(0, 7);

/** So many changes let a thousand pass. */
const USUAL = 7_000;

test("a screen or form of this repository that the checker lets pass is drawn as it was, without a problem", () => {
  const plan = {
    slices,
    files: readDocumentFiles(),
    facts,
    count: countOr(USUAL),
    seed,
    wholeOf: 50,
    isMeant: isDrawn,
  };
  const { faults, accepted } = fuzzSlices({ ...plan, judgeOf });
  expect(told(faults)).toEqual([]);
  if (plan.count >= USUAL) expect(accepted).toBeGreaterThanOrEqual(1_000);
}, 600_000);
