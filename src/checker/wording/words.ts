import { objectEntries } from "../../documents/json.ts";
import { memoize } from "../incremental/memoize.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import type { DocumentIdentity } from "../read/kinds.ts";
import type { MessagesDocument } from "../read/source-document.ts";

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

/** The texts of a journey or layer in a language, with those of the related language that it extends as a fallback. */
export const resolveWords = memoize(findWords);

function findWords(index: DocumentIndex, of: WordingOwner, id: string, locale: string): Words {
  const seen: MessagesDocument[] = [];
  for (let language: string | undefined = locale; language !== undefined; ) {
    const document: MessagesDocument | undefined = messagesDocument(index, of, id, language);
    if (document && seen.includes(document)) break;
    if (document) seen.push(document);
    language = document ? document.value.extends : relatedLanguage(index, language);
  }
  return Object.assign({}, ...seen.reverse().map(ownWords));
}

/** A layer may have no messages in a language whose relation another document declares. */
const relatedLanguage = memoize(
  (index: DocumentIndex, locale: string): string | undefined =>
    index.of("messages").find((one) => one.locale === locale && one.value.extends !== undefined)?.value.extends,
);

/**
 * The tag of the language in which a locale's texts are written: its own, or, when it extends another language, that
 * one in the locale's region (`en-MY` for `ms-MY` that extends `en-US`).
 */
export function spokenIn(index: DocumentIndex, locale: string): string {
  const related = relatedLanguage(index, locale);
  if (related === undefined) return locale;
  const { region } = new Intl.Locale(locale);
  const { language, script } = new Intl.Locale(related);
  if (language === new Intl.Locale(locale).language) return locale;
  return new Intl.Locale(language, { ...(region && { region }), ...(script && { script }) }).toString();
}

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

/** The key without the suffix of a plural form. */
export function baseKey(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, "");
}
