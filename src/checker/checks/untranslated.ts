import type { CheckContext } from "../check-context.ts";
import type { Found } from "../findings/problem.ts";
import type { MessagesDocument } from "../read/source-document.ts";
import { isRelated, listLanguages, listOfLanguage } from "../wording/message-places.ts";
import { messagesDocument, ownWords } from "../wording/words.ts";
import type { Check } from "./check.ts";

/** A text in another language differs from the English one, unless it contains only names. */
export const untranslated: Check = {
  ids: ["untranslated"],
  run: (context) =>
    context.index
      .of("messages")
      .filter(({ locale = "" }) => !isEnglish(locale) && !isRelated(context.index, locale))
      .flatMap((document) => sameAsEnglish(context, document)),
};

const isEnglish = (locale: string) => /^en\b/.test(locale);

function sameAsEnglish({ index }: CheckContext, document: MessagesDocument): Found[] {
  const { locale = "", wordingOwner, id } = document;
  const english = listLanguages(index)
    .filter(isEnglish)
    .flatMap((one) => messagesDocument(index, wordingOwner ?? "journey", id, one) ?? [])
    .map((one) => ownWords(one));
  const names = listOfLanguage(index, locale, "names");
  return Object.entries(ownWords(document))
    .filter(([key, text]) => english.some((words) => words[key] === text) && hasWords(text, names))
    .map(([key, text]) => ({
      file: document.path,
      spot: { path: ["messages", key] },
      message: `"${text}" is the same as in English`,
      hint: `translate it; list names that are the same in ${locale} under "names"`,
    }));
}

/** Whether a text contains a word beside placeholders and names. */
function hasWords(text: string, names: readonly string[]): boolean {
  const rest = names
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, name) => left.replaceAll(name, " "), text.replaceAll(/\{\{[^}]*\}\}/g, " "));
  return /\p{L}{2}/u.test(rest);
}
