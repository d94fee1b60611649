import type { DocumentAttack } from "../attack.ts";
import type { AttackedDocuments, Changes } from "../documents/attacked-documents.ts";
import { choosing, manyFields, manyScreens, manyWords } from "../documents/long-documents.ts";

/** Processor time beyond that of the tree without the document. */
const MOST_SECONDS = 5;

const COSTLY: Readonly<Record<string, (documents: AttackedDocuments) => Changes>> = {
  "1,800 choices": (documents) => choosing(documents, 1_800),
  "1,500 screens": (documents) => manyScreens(documents, 1_500),
  "a pattern of 300 words": (documents) => manyWords(documents, 300),
  "1,400 fields": (documents) => manyFields(documents, 1_400),
  "40,000 choices": (documents) => choosing(documents, 40_000),
};

export const costlyDocuments: DocumentAttack = {
  id: "costly-documents",
  on: "documents",
  does: "writes single documents that take the checker long, within and beyond the limit of a document's size",
  allowed: `${MOST_SECONDS} s of processor time more`,
  async run(documents) {
    const seen: string[] = [];
    let isHeld = true;
    for (const [name, change] of Object.entries(COSTLY)) {
      const { costMs, isStopped, findings } = await documents.check(change(documents));
      const findingNote = findings.length === 0 && !isStopped ? ", no finding" : "";
      const isCheap = !isStopped && costMs <= MOST_SECONDS * 1000;
      seen.push(`${name} ${isStopped ? "stopped after " : ""}${(costMs / 1000).toFixed(1)} s${findingNote}`);
      if (!isCheap) documents.saw(seen.at(-1) ?? "");
      isHeld &&= isCheap;
    }
    return { seen: seen.join(", "), isHeld };
  },
};
