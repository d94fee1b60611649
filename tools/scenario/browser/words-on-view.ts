import type { CheckContext } from "../../../src/checker/check-context.ts";
import { programmeTexts, textsFor } from "../../../src/checker/wording/texts-for.ts";
import type { Words } from "../../../src/checker/wording/words.ts";
import { isJsonObject, member } from "../../../src/documents/json.ts";

/** What the customers of a client read, as patterns: an argument may be anything. */
export interface WordsOnView {
  /** @throws Error where the words are not plain: a rule decides them. */
  pattern(text: unknown): RegExp;
  titlePattern(screen: string): RegExp;
}

/** The words of a client in a language. */
export function wordsOnView(documents: CheckContext, clientId: string, locale: string): WordsOnView {
  const client = documents.clients.find(({ id }) => id === clientId);
  if (client === undefined) throw new Error(`There is no client "${clientId}".`);
  const { index } = documents;
  const journeys = [...new Set(index.of("messages").filter((one) => one.wordingOwner === "journey"))].map(
    ({ id }) => id,
  );
  const programmes = documents.programmes.map((one) => programmeTexts(index, one, locale));
  const words: Words = Object.assign({}, ...programmes, ...journeys.map((id) => textsFor(index, client, locale, id)));
  const pattern = (text: unknown) => {
    const key = isJsonObject(text) ? text.key : text;
    const plainText = typeof key === "string" ? words[key] : undefined;
    if (plainText === undefined) throw new Error(`what is said by ${JSON.stringify(text)} is not plain words`);
    return toPattern(plainText);
  };
  const findScreen = (reference: string) => index.find("screen", reference)?.value;
  return { pattern, titlePattern: (screen) => pattern(member(findScreen(screen), "title")) };
}

const toPattern = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\{[^}]*\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}`,
  );
