import { expect, test } from "vitest";
import { checkDocuments, openChecking } from "../../src/checker/check-documents.ts";
import { createMutantMaker } from "../../tools/fuzz/mutant.ts";
import { seededRandom } from "../../tools/soak/random.ts";
import { documentSet } from "./support/document-set.ts";

const { files, facts } = documentSet("tea");
const EDITS = 60;

test("after any edits the findings equal those of a check from scratch", () => {
  const seed = Number(process.env.FUZZ_SEED ?? 1);
  const random = seededRandom(seed);
  const mutant = createMutantMaker(files);
  const now = new Map(files);
  const checking = openChecking(files, facts);
  for (let at = 0; at < EDITS; at++) {
    const path = random.pick([...files.keys()]) ?? "";
    // A file is changed, put back as it was, or taken away.
    const choices = [mutant(path, seed + at).content, mutant(path, seed - at).content, files.get(path), undefined];
    const content = random.pick(choices);
    if (content === undefined) now.delete(path);
    else now.set(path, content);
    checking.write(new Map([[path, content]]));
    expect(checking.findings(), `seed ${seed}, edit ${at} of ${path}`).toEqual(checkDocuments(now, facts).findings);
  }
});
