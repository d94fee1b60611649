import { expect, test } from "vitest";
import { prepareDocuments } from "../../src/documents/checked-documents.ts";
import { identityOf } from "../../src/documents/kinds.ts";
import { changingFiles } from "../../src/documents/read/changing-files.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";
import { type FuzzFault, fuzz } from "../../tools/fuzz/fuzz.ts";
import { drawnWith } from "./support/drawn-screens.tsx";
import { countOr, seed, told } from "./support/fuzzing.ts";

test("a screen or form of this repository that the checker lets pass is drawn as it was, without a problem", () => {
  const files = readDocumentFiles();
  const facts = checkerFacts();
  const { faults, accepted } = fuzz({
    files,
    facts,
    count: countOr(1_000),
    wholeOf: 20,
    seed,
    isMeant: (path) => ["screen", "form"].includes(identityOf(path)?.kind ?? ""),
    judge: ({ path }, documents) => drawnWith(documents, path),
  });
  // Before anything is known, a screen may have something to report as it stands.
  const original = prepareDocuments(changingFiles(files), facts);
  const isNew = ({ mutant: { path }, what }: FuzzFault) => !drawnWith(original, path).includes(what);
  expect(told(faults.filter(isNew))).toEqual([]);
  expect(accepted).toBeGreaterThan(0);
}, 600_000);
