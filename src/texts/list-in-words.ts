const LATIN = /[\p{Script=Latin}\p{Nd}]/u;
/** A conjunction in a script without spaces between words. */
const JOINING = /^ ?[\p{Script=Han}\p{Script=Thai}]+ ?$/u;

/**
 * A list in the given language. Beside names in Latin letters, a conjunction in Chinese or Thai gets spaces, as is
 * usual.
 */
export function listInWords(words: readonly string[], locale: string, type: "conjunction" | "disjunction"): string {
  const parts = new Intl.ListFormat(locale, { type }).formatToParts(words);
  return parts
    .map(({ type: part, value }, index) => {
      if (part === "element" || !JOINING.test(value)) return value;
      const isAfterLatin = LATIN.test(parts[index - 1]?.value.at(-1) ?? "");
      const isBeforeLatin = LATIN.test(parts[index + 1]?.value.at(0) ?? "");
      const before = isAfterLatin || value.startsWith(" ") ? " " : "";
      return `${before}${value.trim()}${isBeforeLatin || value.endsWith(" ") ? " " : ""}`;
    })
    .join("");
}
