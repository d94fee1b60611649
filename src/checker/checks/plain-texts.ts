import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import { memoize } from "../incremental/memoize.ts";
import type { MessagesDocument } from "../read/source-document.ts";
import { listMessages } from "../uses/document-uses.ts";
import { letterOf } from "../wording/languages.ts";
import { namesOfLanguage } from "../wording/message-places.ts";
import { baseKey, ownWords } from "../wording/words.ts";
import { type Check, ofEach } from "./check.ts";

/** A message has words, no marks that would be shown as they are written, and letters of its language only. */
export const plainTexts: Check = {
  ids: ["blank-text", "stray-markup", "foreign-script"],
  run: ofEach(["messages"], (context, document) => {
    const foreign = foreignLetter(context, document);
    return Object.entries(ownWords(document)).flatMap(([key, text]) => [
      ...blankProblems(key, text),
      ...markupProblems(context, key, text),
      ...foreign(key, text),
    ]);
  }),
};

const problem = (check: string, key: string, message: string, hint: string): FoundHere => ({
  ...{ check, spot: { path: ["messages", key] }, message, hint },
});

/** Spaces of all widths, and characters without any: a text that has nothing else is blank. */
const BLANK = /^[\s\p{Z}\p{Cf}\u115F\u1160\u2800\u3164]*$/u;

function blankProblems(key: string, text: string): FoundHere[] {
  if (text !== "" && BLANK.test(text))
    return [
      problem("blank-text", key, `"${key}" shows nothing`, "write the text, or show null where nothing is meant"),
    ];
  if (!/^\s|\s$|[^\n] {2}/.test(text)) return [];
  return [
    problem("blank-text", key, "this text has spaces that nobody sees", "remove those at its ends, and double ones"),
  ];
}

/** Tags and entities of HTML, and marks of Markdown that are no signs of a plain text. */
const MARKUP = /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#\d{1,6});|\*\*|__|`|\]\(|^#{1,6} /im;

function markupProblems(context: CheckContext, key: string, text: string): FoundHere[] {
  const [mark] = MARKUP.exec(text) ?? [];
  if (mark === undefined || richKeys(context).has(baseKey(key))) return [];
  const message = `${JSON.stringify(mark)} would be shown as it is written`;
  return [problem("stray-markup", key, message, 'remove it, or show the message in a block "rich-text"')];
}

/** The messages that a block shows as Markdown. */
const richKeys = memoize(
  (context: CheckContext): ReadonlySet<string> =>
    new Set(
      context.index.of("screen").flatMap((screen) => {
        const rich = context.visitsOf(screen, "Block").filter(({ value }) => value.component === "rich-text");
        const isInRich = (path: readonly unknown[]) =>
          rich.some((one) => one.path.every((step, at) => step === path[at]));
        return rich.length === 0
          ? []
          : listMessages(context, screen).flatMap(({ key, path }) => (isInRich(path) ? [key] : []));
      }),
    ),
);

/** Finds letters that are neither of the language's script, nor Latin, nor of a name that every language writes so. */
function foreignLetter({ index }: CheckContext, { locale = "" }: MessagesDocument) {
  const own = letterOf(index.find("language", locale)?.value.script ?? "");
  const names = namesOfLanguage(index, locale);
  return (key: string, text: string): FoundHere[] => {
    if (own === undefined) return [];
    const rest = names.reduce((left, name) => left.replaceAll(name, ""), text);
    const letter = rest.match(/\p{L}/gu)?.find((one) => !own.test(one) && !COMMON.test(one));
    if (letter === undefined) return [];
    const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    const message = `"${letter}" (U+${code}) is a letter of another script than that of ${locale}`;
    return [problem("foreign-script", key, message, `write it in ${locale}; list names under "names"`)];
  };
}

/** Letters of every language: Latin, and those of no script by themselves, such as units. */
const COMMON = /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
