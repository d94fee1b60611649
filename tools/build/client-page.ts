import { readDefaultPalette } from "../checker/default-palette.ts";
import type { ClientSite } from "./client-site.ts";
import { hostPage } from "./host-page.ts";
import { themeColours } from "./theme-colours.ts";
import { isLightOnly } from "./theme-sheet.ts";

/** The page of a client's hosts, made from the app's own page. */
export function clientPage(site: ClientSite, appHtml: string): string {
  const { locale, direction, title, themeSheet, firstScreen, release, safeWords, client } = site;
  const { favicon } = client.theme;
  return hostPage(appHtml, {
    ...{ locale, direction, title, favicon, themeSheet, firstScreen, release, safeWords },
    themeColours: themeColours(client, readDefaultPalette()),
    isLightOnly: isLightOnly(client),
  });
}
