import { objectEntries } from "../../documents/json.ts";
import { memoize } from "../incremental/memoize.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import type { DocumentIdentity } from "../read/kinds.ts";
import type { MessagesDocument } from "../read/source-document.ts";
import { withParents } from "./languages.ts";

/** Texts by message key. */
export type Words = Readonly<Record<string, string>>;

/** The owner of texts: a journey, or one client or programme layer that overrides them. */
export type WordingOwner = NonNullable<DocumentIdentity["wordingOwner"]>;

/** The messages document of a journey or layer in a language. */
export function messagesDocument(index: DocumentIndex, of: WordingOwner, id: string, locale: string) {
  return documentsByName(index).get(wordingKey({ wordingOwner: of, id, locale }));
}

const documentsByName = memoize((index: DocumentIndex) => {
  const byName = new Map<string, MessagesDocument>();
  for (const one of index.of("messages")) if (!byName.has(wordingKey(one))) byName.set(wordingKey(one), one);
  return byName;
});

const wordingKey = ({ wordingOwner, id, locale }: Pick<DocumentIdentity, "wordingOwner" | "id" | "locale">) =>
  `${wordingOwner} ${id} ${locale}`;

/** The texts of a journey or layer in a language; the language that is its parent fills the gaps. */
export const resolveWords = memoize((index: DocumentIndex, of: WordingOwner, id: string, locale: string): Words => {
  const documents = withParents(index, locale).flatMap((one) => messagesDocument(index, of, id, one) ?? []);
  return Object.assign({}, ...documents.reverse().map(ownWords));
});

/** The texts of one document itself. */
export function ownWords({ value }: MessagesDocument): Words {
  return Object.fromEntries(
    objectEntries(value.messages).flatMap(([key, text]) => (typeof text === "string" ? [[key, text] as const] : [])),
  );
}

/** The names of the placeholders in a text. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*([^\s,{}]+)[^{}]*\}\}/g)].map(([, name = ""]) => name))];
}

/** Whether a text has a brace that belongs to no placeholder. */
export const hasSingleBrace = (text: string): boolean => /[{}]/.test(text.replaceAll(/\{\{[^{}]*\}\}/g, ""));

/** The key without the suffix of a plural form. */
export function baseKey(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, "");
}
