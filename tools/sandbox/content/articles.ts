import { readFileSync } from "node:fs";
import type { components } from "../contract/generated/operations.ts";

type Article = components["schemas"]["Article"];

const articles: Readonly<Record<string, Article[] | undefined>> = JSON.parse(
  readFileSync(new URL("articles.json", import.meta.url), "utf8"),
);

/** The articles of a language, newest first; the English ones when the language has none. */
export const listArticlesIn = (language: string): readonly Article[] => articles[language] ?? articles["en-US"] ?? [];
