import { arrayElements, member } from "../../documents/json.ts";
import { memoize } from "../incremental/memoize.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import type { MessagesDocument } from "../read/source-document.ts";
import { baseKey, ownWords } from "./words.ts";

/** The wording of a message in one document. */
export interface Wording {
  readonly document: MessagesDocument;
  readonly key: string;
  readonly text: string;
}

/** Every wording of each message, including plural forms and overrides of clients and programmes. */
export const wordingsByKey = memoize((index: DocumentIndex): ReadonlyMap<string, readonly Wording[]> => {
  const byKey = new Map<string, Wording[]>();
  for (const document of index.of("messages")) {
    for (const [key, text] of Object.entries(ownWords(document))) {
      const others = byKey.get(baseKey(key));
      if (others === undefined) byKey.set(baseKey(key), [{ document, key, text }]);
      else others.push({ document, key, text });
    }
  }
  return byKey;
});

/** Names that are the same in a language as in every other. */
export const namesOfLanguage = memoize((index: DocumentIndex, locale: string): string[] =>
  index
    .of("messages")
    .filter((one) => one.locale === locale)
    .flatMap(({ value }) => value.names ?? []),
);

/** The languages that a client, or a layer of one, offers. */
export const declaredLanguages = (client: unknown): string[] =>
  arrayElements(member(client, "languages")).filter((one) => typeof one === "string");
