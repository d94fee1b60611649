import { member } from "../../documents/json.ts";
import type { MissingText } from "../findings/repair.ts";
import { memoize } from "../incremental/memoize.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import { identifyDocument } from "../read/kinds.ts";
import type { MessagesDocument } from "../read/source-document.ts";
import { baseLanguage, withParents } from "./languages.ts";
import { type Wording, wordingsByKey } from "./message-places.ts";
import { baseKey, messagesDocument, type WordingOwner } from "./words.ts";

/** A message that has no wording in a language, and whose texts it is. */
export interface Unworded {
  readonly key: string;
  readonly args?: readonly string[];
  readonly locale: string;
  readonly owner: WordingOwner;
  /** The journey, client or programme. */
  readonly id: string;
}

/**
 * The texts to write for a message: one for each plural form of the language where the message counts. A language whose
 * gaps another fills leaves them to that one.
 */
export function missingTexts(index: DocumentIndex, { key, args = [], locale, owner, id }: Unworded): MissingText[] {
  const filling = withParents(index, locale).at(-1) ?? locale;
  const file = messagesPath(owner, id, filling);
  const model = baseDocument(index, owner, id)?.path;
  const wordings = baseWordings(index, key, model ?? "");
  return keysToWrite(index, key, filling, wordings).map((one) => {
    const like = wordings.find((wording) => wording.key === one) ?? wordings.at(-1);
    return { file, locale: filling, key: one, base: like?.text, args, model };
  });
}

/** The path of the messages of a journey, client or programme in a language. */
export const messagesPath = (owner: WordingOwner, id: string, locale: string): string =>
  owner === "journey" ? `locales/${locale}/${id}.json` : `locales/${locale}/${owner}s/${id}.json`;

/** The same where the file is known; none when no messages can have that path. */
export function missingTextsIn(index: DocumentIndex, file: string, key: string, args: readonly string[]) {
  const { kind, id = "", locale = "", wordingOwner: owner } = identifyDocument(file) ?? {};
  return kind === "messages" && owner !== undefined ? missingTexts(index, { key, args, locale, owner, id }) : [];
}

const baseDocument = (index: DocumentIndex, owner: WordingOwner, id: string) =>
  messagesDocument(index, owner, id, baseLanguage(index) ?? "");

/** The wordings in the base language: of the same owner, else those that hold for every brand and plan. */
const baseWordings = memoize((index: DocumentIndex, key: string, model: string): readonly Wording[] => {
  const base = baseLanguage(index);
  const all = (wordingsByKey(index).get(key) ?? []).filter(({ document }) => document.locale === base);
  const own = all.filter(({ document }) => document.path === model);
  return own.length > 0 ? own : all.filter(({ document }) => holdsForAll(index, document));
});

function holdsForAll(index: DocumentIndex, { wordingOwner = "journey", id }: MessagesDocument): boolean {
  return wordingOwner === "journey" || member(index.find(wordingOwner, id)?.value, "extends") === undefined;
}

function keysToWrite(index: DocumentIndex, key: string, locale: string, wordings: readonly Wording[]): string[] {
  const counts = wordings.some((one) => one.key !== baseKey(one.key));
  const forms = index.find("language", locale)?.value.plurals ?? [];
  return counts && forms.length > 0 ? forms.map((form) => `${key}_${form}`) : [key];
}
