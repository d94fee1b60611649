import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { memoize } from "../incremental/memoize.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import { listTexts } from "../uses/document-uses.ts";
import { rulesInSight } from "../uses/named-rules.ts";
import { shapeOfRule } from "./rule-typing.ts";
import { scopeOfRule } from "./scope-of-rule.ts";
import type { WordOfCatalogue } from "./shape.ts";

/** A text that shows a word of a catalogue's entries. */
export interface WordUse extends WordOfCatalogue {
  readonly path: JsonPath;
}

/** Every text of a document that shows words of catalogues. */
export const listWordUses = memoizeByDocument((context, document): readonly WordUse[] => {
  const shown = listTexts(context, document).flatMap(({ rules }) => rules.filter(({ isText }) => isText));
  if (shown.length === 0) return [];
  const rules = rulesInSight(context, document);
  return shown.flatMap(({ rule, path }) => {
    const { words = [] } = shapeOfRule(rule, { roots: scopeOfRule(context, document, path), rules });
    return words.map((word) => ({ ...word, path }));
  });
});

/** A word of an entry of a catalogue. */
export type EntryWord = Required<WordOfCatalogue>;

/** Whether a text shows this word. */
export const showsWord = (use: WordOfCatalogue, { catalogue, word, entry }: EntryWord): boolean =>
  use.catalogue === catalogue && use.word === word && (use.entry ?? entry) === entry;

/** The different words of catalogues that some text shows. */
export const shownWords = memoize((context: CheckContext): readonly WordOfCatalogue[] => {
  const shown: WordOfCatalogue[] = [];
  for (const document of context.index.documents) {
    for (const use of listWordUses(context, document)) if (!shown.some(isSameWord(use))) shown.push(use);
  }
  return shown;
});

const isSameWord = (one: WordOfCatalogue) => (other: WordOfCatalogue) =>
  one.catalogue === other.catalogue && one.word === other.word && one.entry === other.entry;
