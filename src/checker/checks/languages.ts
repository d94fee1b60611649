import { objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { letterOf, withParents, writtenIn } from "../wording/languages.ts";
import { baseKey, ownWords } from "../wording/words.ts";
import { type Check, ofEach } from "./check.ts";

/** What a language's document says is true of the language, and its texts have the plural forms that it needs. */
export const languages: Check = {
  ids: ["unknown-script", "language-cycle", "regional-language", "unlisted-plural", "plural-forms"],
  run: (context, found) => [...wrongLanguages(context, found), ...wrongPlurals(context, found)],
};

const wrongLanguages = ofEach(["language"], ({ index }, language) => {
  const { script = "", parent, regional, plurals = [] } = language.value;
  const last = withParents(index, language.id).at(-1) ?? "";
  return [
    ...(letterOf(script) === undefined ? [unknownScript(script)] : []),
    ...(parent !== undefined && index.find("language", last)?.value.parent !== undefined ? [cycle(last)] : []),
    ...objectEntries(regional).flatMap(([country, tag]) => strangers(index, language.id, country, String(tag))),
    ...unlisted(language, plurals, writtenIn(index, language.id)),
  ];
});

const unknownScript = (script: string): FoundHere => ({
  check: "unknown-script",
  spot: { path: ["script"] },
  message: `Unicode knows no script "${script}"`,
  hint: "take the code of ISO 15924, such as Latn, Thai, Hant or Jpan",
});

const cycle = (last: string): FoundHere => ({
  check: "language-cycle",
  spot: { path: ["parent"] },
  message: `the parents go in a circle: "${last}" comes again`,
  hint: "the last parent has none",
});

/** The language of a country has the texts of the one that names it, by way of its parents. */
function strangers(index: DocumentIndex, id: string, country: string, tag: string): FoundHere[] {
  if (!index.names("language").has(tag) || withParents(index, tag).slice(1).includes(id)) return [];
  return [
    {
      check: "regional-language",
      spot: { path: ["regional", country] },
      message: `"${tag}" has not "${id}" as its parent, so it would lack the texts`,
      hint: `write "parent": "${id}" in locales/${tag}/language.json, or name another language`,
    },
  ];
}

/** Whole numbers up to which each plural form of every language occurs. */
const HIGHEST = 200;

/** The forms that CLDR chooses for whole numbers, and that the document does not list. */
function unlisted({ value }: SourceDocument<"language">, plurals: readonly string[], tag: string): FoundHere[] {
  if (value.plurals === undefined || !isSupported(tag)) return [];
  const rules = new Intl.PluralRules(tag);
  const chosen = new Set(Array.from({ length: HIGHEST + 1 }, (_, count) => rules.select(count)));
  return [...chosen]
    .filter((form) => !plurals.includes(form))
    .map((form) => ({
      check: "unlisted-plural",
      spot: { path: ["plurals"] },
      message: `${tag} needs the plural form "${form}"`,
      hint: `list it, and write a "_${form}" of each message that counts`,
    }));
}

/** A tag of a wrong form is reported by the schema. */
function isSupported(tag: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

const PLURAL = /_(?<form>zero|one|two|few|many|other)$/;

/** Zero may have a text of its own in every language. */
const ANYWHERE = "zero";

const wrongPlurals = ofEach(["messages"], (context, document): FoundHere[] => {
  const needed = pluralsOf(context, document.locale);
  if (needed === undefined) return [];
  const keys = Object.keys(ownWords(document)).filter((key) => PLURAL.test(key));
  return keys.flatMap((key): FoundHere[] => {
    const form = PLURAL.exec(key)?.groups?.form ?? "";
    const isFirst = keys.find((other) => baseKey(other) === baseKey(key)) === key;
    const missing = isFirst ? needed.filter((one) => !keys.includes(`${baseKey(key)}_${one}`)) : [];
    return [
      ...missing.map((one) => formProblem(key, `"${baseKey(key)}_${one}" is missing in ${document.locale}`)),
      ...(needed.includes(form) || form === ANYWHERE
        ? []
        : [formProblem(key, `${document.locale} has no plural form "${form}"`)]),
    ];
  });
});

const pluralsOf = ({ index }: CheckContext, locale = ""): readonly string[] | undefined =>
  index.find("language", locale)?.value.plurals;

const formProblem = (key: string, message: string): FoundHere => ({
  check: "plural-forms",
  spot: { path: ["messages", key], part: "key" },
  message,
  hint: "a message that counts has the plural forms of its language's document, and no others",
});
