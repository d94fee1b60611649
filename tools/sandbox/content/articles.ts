import { readFileSync } from "node:fs";
import type { components } from "../contract/generated/operations.ts";
import type { OperationRequest } from "../contract/operations.ts";

type Article = components["schemas"]["Article"];
type Language = OperationRequest<"listArticles">["query"]["language"];

const articles: Readonly<Partial<Record<Language, Article[]>>> = JSON.parse(
  readFileSync(new URL("articles.json", import.meta.url), "utf8"),
);

/** The articles of a language, newest first; the English ones when the language has none. */
export const listArticlesIn = (language: Language): readonly Article[] => articles[language] ?? articles["en-US"] ?? [];
