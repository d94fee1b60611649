import { memoize } from "../incremental/memoize.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { isAbstract } from "../resolve/resolve-layers.ts";

const wordingName = ({ wordingOwner, id }: SourceDocument) => `${wordingOwner} ${id}`;

/** The languages of a document's wordings. */
export const wordingLanguages = (index: DocumentIndex, document: SourceDocument): readonly string[] =>
  languagesByWording(index).get(wordingName(document)) ?? [];

/** The languages of the wordings of each journey or layer. */
const languagesByWording = memoize((index: DocumentIndex) => {
  const languages = new Map<string, string[]>();
  for (const document of index.of("messages")) {
    const known = languages.get(wordingName(document)) ?? [];
    languages.set(wordingName(document), known);
    if (document.locale !== undefined) known.push(document.locale);
  }
  return languages;
});

/** The ids of clients that are served, or of programmes that are sold; abstract parents are left out. */
export const servedIds = memoize((index: DocumentIndex, kind: "client" | "programme"): ReadonlySet<string> => {
  const served = index.of(kind).filter((layer) => !isAbstract(layer));
  return new Set(served.map(({ id }) => id));
});
