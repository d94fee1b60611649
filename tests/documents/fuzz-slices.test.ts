import { expect, test } from "vitest";
import { type Checking, openChecking } from "../../src/checker/check-documents.ts";
import { listJourneys } from "../../src/checker/release/journey-bundle.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";
import { fuzzedSlices } from "../../tools/fuzz/fuzzed-slices.ts";
import { createMutantMaker } from "../../tools/fuzz/mutant.ts";
import { slicer } from "../../tools/fuzz/slice.ts";
import { seededRandom } from "../../tools/soak/random.ts";
import { seed } from "./support/fuzzing.ts";

const files = readDocumentFiles();
const facts = checkerFacts();
const cut = slicer(files, facts);
const whole = openChecking(files, facts);

const CHANGES_OF_EACH = 5;

test("a changed file has findings in its slice if it has them in the whole, and what passes in a slice is valid there", () => {
  const random = seededRandom(seed);
  for (const of of fuzzedSlices.filter((_, at) => at % 6 === 0)) {
    const slice = cut(of);
    const makeMutant = createMutantMaker(slice.files);
    const checking = openChecking(slice.files, facts);
    for (let at = 0; at < CHANGES_OF_EACH; at++) {
      const path = random.pick(slice.whole) ?? "";
      const { content, mutation } = makeMutant(path, seed + at);
      const [inSlice, inAll] = [checking, whole].map((one) => {
        return placesFound(one, slice.whole, path, content, files.get(path));
      });
      const change = `${path}, ${mutation}, seed ${seed + at}, ${of.client}`;
      // Other files may have further findings in the slice or in the whole: the rest of the documents may use them too.
      if (inSlice?.length === 0) expect(inAll, change).toEqual([]);
      const ofChanged = (places: readonly string[] = []) => places.filter((place) => place.startsWith(`${path}:`));
      expect(ofChanged(inSlice), change).toEqual(ofChanged(inAll));
    }
  }
}, 120_000);

test("every journey and every client is in a fuzzed slice", () => {
  expect([...new Set(fuzzedSlices.flatMap(({ journeys }) => journeys))].sort()).toEqual(
    listJourneys(whole.context.index)
      .filter((journey) => journey !== "shell")
      .sort(),
  );
  expect([...new Set(fuzzedSlices.map(({ client }) => client))].sort()).toEqual(
    whole.context.clients.map(({ id }) => id).sort(),
  );
});

type Content = string | Uint8Array | undefined;

function placesFound(checking: Checking, among: readonly string[], path: string, content: Content, original: Content) {
  checking.write(new Map([[path, content]]));
  const found = checking.findings().filter(({ file }) => among.includes(file));
  checking.write(new Map([[path, original]]));
  // The check may differ: a message that no language has in a slice may be only untranslated in the whole.
  return [...new Set(found.map(({ file, line, column }) => `${file}:${line}:${column}`))];
}
