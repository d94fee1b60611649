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

/** The words of each catalogue that some text shows, by the catalogue's schema. */
export const shownWords = memoize((context: CheckContext): ReadonlyMap<object, ReadonlySet<string>> => {
  const shown = new Map<object, Set<string>>();
  for (const document of context.index.documents) {
    for (const { catalogue, word } of listWordUses(context, document)) {
      const words = shown.get(catalogue);
      if (words === undefined) shown.set(catalogue, new Set([word]));
      else words.add(word);
    }
  }
  return shown;
});
