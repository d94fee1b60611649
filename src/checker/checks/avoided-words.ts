import { arrayElements, member } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { MessagesDocument } from "../read/source-document.ts";
import { withParents } from "../wording/languages.ts";
import { ownWords } from "../wording/words.ts";
import { type Check, ofEach } from "./check.ts";

/** No text has a word that its language's document avoids, unless it is given word for word. */
export const avoidedWords: Check = {
  ids: ["avoided-word"],
  run: ofEach(["messages"], (context, document): FoundHere[] => {
    const words = wordsToAvoid(context, document);
    if (words.length === 0) return [];
    const given = new Set(arrayElements(member(document.value, "verbatim")));
    return Object.entries(ownWords(document)).flatMap(([key, text]) => {
      const found = given.has(key) ? undefined : words.find(({ pattern }) => pattern.test(text));
      return found === undefined ? [] : [problem(key, found)];
    });
  }),
};

interface AvoidedWord {
  readonly word: string;
  readonly pattern: RegExp;
  /** The language whose document lists it. */
  readonly locale: string;
}

const problem = (key: string, { word, locale }: AvoidedWord): FoundHere => ({
  check: "avoided-word",
  spot: { path: ["messages", key] },
  message: `"${word}" is a word that texts in ${locale} avoid`,
  hint: `use another word; locales/${locale}/language.json lists them`,
});

const wordsToAvoid = ({ index }: CheckContext, { locale = "" }: MessagesDocument): AvoidedWord[] =>
  withParents(index, locale).flatMap((one) =>
    arrayElements(index.find("language", one)?.value.avoided)
      .map(String)
      .map((word) => ({ word, pattern: patternOf(word), locale: one })),
  );

/** A word in Latin letters stands by itself; other scripts have no spaces between words. */
function patternOf(word: string): RegExp {
  const literal = word.replaceAll(/[.*+?^$()[\]{}\\|/]/g, "\\$&");
  const isLatin = /^\p{Script=Latin}/u.test(word);
  return new RegExp(isLatin ? `(?<!\\p{L})${literal}(?!\\p{L})` : literal, "iu");
}
