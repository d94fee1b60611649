import { arrayElements, type JsonObject, member } from "../../documents/json.ts";
import { memoize } from "../incremental/memoize.ts";
import type { DocumentIndex } from "../read/document-index.ts";

/** The language of the client that all others extend: its texts are written first, all others are translated. */
export const baseLanguage = memoize((index: DocumentIndex): string | undefined => {
  const root = index.of("client").find(({ value }) => member(value, "extends") === undefined);
  const [first] = arrayElements(member(root?.value, "languages"));
  return typeof first === "string" ? first : undefined;
});

/** A language and those whose texts fill its gaps, nearest first; a circle ends it. */
export const withParents = memoize((index: DocumentIndex, locale: string): readonly string[] => {
  const found: string[] = [];
  for (let next: string | undefined = locale; next !== undefined && !found.includes(next); ) {
    found.push(next);
    next = index.find("language", next)?.value.parent;
  }
  return found;
});

/** The tag in which a language's texts are written; dates, numbers and plurals follow it. */
export const writtenIn = (index: DocumentIndex, locale: string): string =>
  index.find("language", locale)?.value.writtenIn ?? locale;

/** The language in which a client shows one of its languages: that of its country, if the language names one. */
export function shownIn(index: DocumentIndex, client: JsonObject, locale: string): string {
  const country = member(client.region, "country");
  const regional = index.find("language", locale)?.value.regional;
  return (typeof country === "string" ? regional?.[country] : undefined) ?? locale;
}

/** Scripts of ISO 15924 that Unicode knows by the scripts of their letters. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Hans: ["Han"],
  Hant: ["Han"],
  Jpan: ["Han", "Hiragana", "Katakana"],
  Kore: ["Hangul", "Han"],
};

/** Matches a letter of a script of ISO 15924; undefined for an unknown script. */
export function letterOf(script: string): RegExp | undefined {
  const names = SCRIPTS[script] ?? [script];
  try {
    return new RegExp(`[${names.map((name) => `\\p{Script=${name}}`).join("")}]`, "u");
  } catch {
    return undefined;
  }
}
