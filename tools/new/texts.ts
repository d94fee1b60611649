import type { CheckContext } from "../../src/checker/check-context.ts";
import { baseLanguage } from "../../src/checker/wording/languages.ts";
import { messagesPath } from "../../src/checker/wording/missing-texts.ts";
import type { Edit } from "./plan.ts";

/** Texts of the base language, written where those of a journey, client or programme stand. */
export function baseTexts(
  { index }: CheckContext,
  owner: "journey" | "client" | "programme",
  id: string,
  texts: Readonly<Record<string, string>>,
): Edit[] {
  const file = messagesPath(owner, id, baseLanguage(index) ?? "");
  return Object.entries(texts).map(([key, value]) => ({ file, path: ["messages", key], value }));
}

/** A name as words: `fullName` and `full-name` are "Full name". */
export function asWords(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
