import { clientKey } from "../client.ts";
import { listArticlesIn } from "../content/articles.ts";
import { findEntries } from "../content/entries.ts";
import { defineOperation } from "./operation.ts";

/** Articles of a language, newest first. */
export const listArticles = defineOperation("listArticles", async ({ query }) => ({
  items: listArticlesIn(query.language).slice(0, query.items),
}));

/** Entries of the content service with what they include. */
export const listContentEntries = defineOperation("listContentEntries", async ({ query }) => ({
  items: findEntries(query),
}));

/** Title and icon, as the seed of the client has them. */
export const getThemeConfiguration = defineOperation("getThemeConfiguration", async ({ client }, { seeds }) => {
  return seeds.find((seed) => seed.client.toLowerCase() === clientKey(client))?.theme ?? {};
});
