import { clientKey } from "../client.ts";
import { listArticlesIn } from "../content/articles.ts";
import { findEntries } from "../content/entries.ts";
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
  return seeds.find((seed) => seed.client.toLowerCase() === clientKey(client))?.theme ?? {};
});
