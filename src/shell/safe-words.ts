import type { LastResort } from "../documents/generated/language.ts";
import { isJsonObject, member } from "../documents/json.ts";

type SafeWords = Omit<LastResort, "late">;

/** The words where the page itself is broken. */
export const englishSafeWords: SafeWords = {
  title: "This page could not be shown",
  text: "Something went wrong on our side. Try again, or come back in a few minutes.",
  code: "If you contact us, give us this code:",
  again: "Try again",
};

/** The words for a locale (BCP 47), from the page; English where the page does not have them. Never throws. */
export function safeWords(page: Document, locale: string): SafeWords {
  try {
    const words = member(JSON.parse(page.getElementById("last-resort")?.textContent ?? "{}"), locale);
    return isJsonObject(words) ? { ...englishSafeWords, ...words } : englishSafeWords;
  } catch {
    return englishSafeWords;
  }
}
