import type { ClientSite } from "./client-site.ts";
import { hostPage } from "./host-page.ts";
import { isLightOnly } from "./theme-sheet.ts";

/** The page of a client's hosts, made of the app's own page. */
export function pageOf(site: ClientSite, appHtml: string): string {
  const { locale, title, themeSheet, release } = site;
  const { favicon } = site.client.theme;
  const page = { locale, title, favicon, release, isLightOnly: isLightOnly(site.client) };
  return hostPage(appHtml, themeSheet ? { ...page, themeSheet } : page);
}
