import { member } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { MessageUse } from "../../documents/text-parts.ts";
import type { CheckContext } from "../check-context.ts";
import { memoize } from "../incremental/memoize.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import { type DrawnGroup, groupsDrawing } from "../uses/catalogue-fields.ts";
import type { DocumentSymbol, Occurrence } from "../uses/occurrence.ts";
import { kindOf, type WordedCatalogue, wordedCatalogues, wordKey } from "../wording/catalogue-words.ts";
import { type EntryWord, listWordUses, shownWords, showsWord } from "./word-uses.ts";

/** A message that is a word of an entry which a client or programme selects, and which some text shows. */
export interface AskedWord extends EntryWord {
  readonly key: string;
  /** The place that selects the entry. */
  readonly path: JsonPath;
  /** The entry's own place. */
  readonly place: JsonPath;
  /** The placeholders that facts of the entry fill. */
  readonly args: readonly string[];
}

/** The words that customers of a client or programme can read. */
export function askedWords(context: CheckContext, holder: Resolved): AskedWord[] {
  const shown = shownWords(context);
  return wordedCatalogues(context.schemas, holder).flatMap((catalogue) => {
    const groups = groupsDrawing(context, [kindOf(holder), ...catalogue.path].join("."));
    if (groups.length > 0) return wordsOfFields(catalogue, groups);
    return wordsIn(catalogue, catalogue.selected, () => catalogue.words).filter((one) =>
      shown.some((use) => showsWord(use, one)),
    );
  });
}

/** A group without an order draws every entry. */
function wordsOfFields(catalogue: WordedCatalogue, groups: readonly DrawnGroup[]): AskedWord[] {
  const { path, entries, selected, wordsOf } = catalogue;
  const isWhole = groups.some(({ form, name }) => member(member(form.value.fields, name), "order") === undefined);
  const drawn = isWhole ? new Map(entries.map((entry) => [entry, [...path, entry]])) : selected;
  return wordsIn(catalogue, drawn, wordsOf);
}

const wordsIn = (
  { path, schema: catalogue, factsOf }: WordedCatalogue,
  entries: ReadonlyMap<string, JsonPath>,
  wordsOf: (entry: string) => readonly string[],
): AskedWord[] =>
  [...entries].flatMap(([entry, selectedAt]) =>
    wordsOf(entry).map((word) => ({
      ...{ key: wordKey(path, entry, word), path: selectedAt, place: [...path, entry] },
      ...{ args: Object.keys(factsOf(entry)), catalogue, entry, word },
    })),
  );

/** The words of every client and programme. */
export const allAskedWords = memoize((context: CheckContext): readonly AskedWord[] =>
  [...context.clients, ...context.programmes].flatMap((holder) => askedWords(context, holder)),
);

/** The same, each message of a catalogue once, with the facts that all have: most programmes share theirs. */
const distinctAskedWords = memoize((context: CheckContext): readonly AskedWord[] => {
  const known = new Map<string, AskedWord[]>();
  for (const word of allAskedWords(context)) {
    const alike = known.get(word.key) ?? [];
    const others = alike.filter(({ catalogue }) => catalogue !== word.catalogue);
    const same = alike.find(({ catalogue }) => catalogue === word.catalogue) ?? word;
    known.set(word.key, [...others, { ...same, args: same.args.filter((name) => word.args.includes(name)) }]);
  }
  return [...known.values()].flat();
});

/** The messages that texts of a document show as words of entries, each with the text's place. */
export function listWordMessages(context: CheckContext, document: SourceDocument): MessageUse[] {
  const uses = listWordUses(context, document);
  if (uses.length === 0) return [];
  const asked = distinctAskedWords(context);
  return uses.flatMap((use) => {
    const shown = asked.filter((one) => showsWord(use, one)).map(({ key, args }) => [key, args] as const);
    return [...new Map(shown)].map(([key, args]) => ({ key, args, path: use.path }));
  });
}

/** The texts that show a message as a word of an entry. */
export function wordOccurrences(context: CheckContext, { kind, id }: DocumentSymbol): Occurrence[] {
  if (kind !== "message") return [];
  return context.index.documents.flatMap((document) =>
    listWordMessages(context, document)
      .filter(({ key }) => key === id)
      .map(({ path }) => ({ kind, id, document, path, part: "value", range: undefined, isDefinition: false })),
  );
}
