import { listArticlesIn } from "../content/articles.ts";
import { findEntries } from "../content/entries.ts";
import { findSeed } from "../seed/find-seed.ts";
import { defineOperation } from "./operation.ts";

/** Articles of a language, newest first. */
export const listArticles = defineOperation("listArticles", async ({ query }) => ({
  items: listArticlesIn(query.language).slice(0, query.items),
}));

/** Entries of the content service with the entries that they include. */
export const listContentEntries = defineOperation("listContentEntries", async ({ query }) => ({
  items: findEntries(query),
}));

/** Title and icon, from the client's seed. */
export const getThemeConfiguration = defineOperation("getThemeConfiguration", async ({ client }, { seeds }) => {
  return findSeed(seeds, client)?.theme ?? {};
});
