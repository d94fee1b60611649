import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { Problem } from "../findings/problem.ts";
import type { MessagesDocument, SourceDocument } from "../read/source-document.ts";
import { baseLanguage, letterOf, writtenIn } from "../wording/languages.ts";
import { namesOfLanguage } from "../wording/message-places.ts";
import { isStub } from "../wording/stub-text.ts";
import { messagesDocument, ownWords } from "../wording/words.ts";
import type { Check } from "./check.ts";

/** The id of the check that finds stubs. */
export const STUB_TEXT = "stub-text";

/**
 * A text in another language than the base is translated: it has letters of its script, or, in the script of the base,
 * differs from it, unless it contains only names.
 * A stub is no text in any language.
 */
export const untranslated: Check = {
  ids: ["untranslated", STUB_TEXT],
  run: (context) => [
    ...context.index.of("messages").flatMap((document) => [...stubsIn(document), ...untranslatedIn(context, document)]),
    ...context.index.of("language").flatMap(ownStubs),
  ],
};

/** A language's document has texts too: for the gallery, and for the page of last resort. */
const ownStubs = ({ id, path, value }: SourceDocument<"language">): Problem[] =>
  (["samples", "lastResort"] as const).flatMap((part) =>
    Object.entries(value[part] ?? {}).flatMap(([name, text = ""]) =>
      isStub(text, id) ? [stubProblem(path, [part, name], text, id)] : [],
    ),
  );

const stubProblem = (file: string, path: JsonPath, text: string, locale = ""): Problem => ({
  check: STUB_TEXT,
  file,
  spot: { path },
  message: `"${text}" is a placeholder for a text that nobody has written`,
  hint: `write the text in ${locale}`,
});

const stubsIn = (document: MessagesDocument): Problem[] =>
  Object.entries(ownWords(document))
    .filter(([, text]) => isStub(text, document.locale))
    .map(([key, text]) => stubProblem(document.path, ["messages", key], text, document.locale));

function untranslatedIn({ index }: CheckContext, document: MessagesDocument): Problem[] {
  const { locale = "", wordingOwner = "journey", id } = document;
  const base = baseLanguage(index) ?? locale;
  if (primary(writtenIn(index, locale)) === primary(writtenIn(index, base))) return [];
  const script = index.find("language", locale)?.value.script ?? "";
  const letter = script === index.find("language", base)?.value.script ? undefined : letterOf(script);
  const source = messagesDocument(index, wordingOwner, id, base);
  const sources = source === undefined ? {} : ownWords(source);
  const isCopied = (key: string, text: string) => (letter === undefined ? sources[key] === text : !letter.test(text));
  const names = namesOfLanguage(index, locale);
  return Object.entries(ownWords(document))
    .filter(([key, text]) => !isStub(text, document.locale) && isCopied(key, text) && hasWords(text, names))
    .map(([key, text]) => ({
      check: "untranslated",
      file: document.path,
      spot: { path: ["messages", key] },
      message: sources[key] === text ? `"${text}" is the same as in ${base}` : `"${text}" is not in ${locale}`,
      hint: `translate it; list names that are the same in ${locale} under "names"`,
    }));
}

const primary = (tag: string) => tag.split("-")[0];

/** Whether a text contains a word beside placeholders and names. */
function hasWords(text: string, names: readonly string[]): boolean {
  const rest = names
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, name) => left.replaceAll(name, " "), text.replaceAll(/\{\{[^}]*\}\}/g, " "));
  return /\p{L}{2}/u.test(rest);
}
