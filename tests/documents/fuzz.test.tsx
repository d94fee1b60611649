import { describe, expect, test } from "vitest";
import { prepareDocuments } from "../../src/documents/checked-documents.ts";
import { identityOf } from "../../src/documents/kinds.ts";
import { changingFiles } from "../../src/documents/read/changing-files.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";
import { type FuzzFault, fuzz } from "../../tools/fuzz/fuzz.ts";
import { documentSet } from "./support/document-set.ts";
import { drawnWith } from "./support/drawn-screens.tsx";

// `FUZZ_SEED=7 FUZZ_COUNT=10000 npx vitest run tests/documents/fuzz.test.tsx` tries others, or those of a failure again.
const seed = Number(process.env.FUZZ_SEED ?? 1);
const count = (usual: number) => Number(process.env.FUZZ_COUNT ?? usual);
const told = (faults: readonly FuzzFault[]) =>
  faults.map(({ mutant, seed: own, what }) => `${mutant.path}, ${mutant.mutation}, FUZZ_SEED=${own}: ${what}`);

describe("however a document is changed", () => {
  test("the checker never throws, and every finding has a place", () => {
    const { faults, accepted, rejected } = fuzz({ ...documentSet("tea"), count: count(300), seed });
    expect(told(faults)).toEqual([]);
    expect(Math.min(accepted, rejected)).toBeGreaterThan(0);
  }, 120_000);

  test("a screen or form of this repository that the checker lets pass is drawn as it was, without a problem", () => {
    const files = readDocumentFiles();
    const facts = checkerFacts();
    const { faults, accepted } = fuzz({
      files,
      facts,
      count: count(30),
      seed,
      isMeant: (path) => ["screen", "form"].includes(identityOf(path)?.kind ?? ""),
      judge: ({ path }, documents) => drawnWith(documents, path),
    });
    // Before anything is known, a screen may have something to report as it stands.
    const original = prepareDocuments(changingFiles(files), facts);
    const isNew = ({ mutant: { path }, what }: FuzzFault) => !drawnWith(original, path).includes(what);
    expect(told(faults.filter(isNew))).toEqual([]);
    expect(accepted).toBeGreaterThan(0);
  }, 120_000);
});
