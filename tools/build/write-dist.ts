import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentSecurityPolicy } from "../serve/security-headers.ts";
import type { ClientSite } from "./client-site.ts";
import { hostPage } from "./host-page.ts";
import { isLightOnly } from "./theme-sheet.ts";

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The page of a client's hosts, made of the app's own page. */
export function pageOf(site: ClientSite, appHtml: string): string {
  const { locale, title, themeSheet, release } = site;
  const { favicon } = site.client.theme;
  const page = { locale, title, favicon, release, isLightOnly: isLightOnly(site.client) };
  return hostPage(appHtml, themeSheet ? { ...page, themeSheet } : page);
}

/** Puts the clients' pages, headers and documents beside the app that Vite built. */
export function writeDist(dist: string, sites: readonly ClientSite[]): void {
  const appPage = join(dist, "index.html");
  const appHtml = readFileSync(appPage, "utf8");
  rmSync(appPage);
  for (const site of sites) {
    for (const [address, text] of site.files) write(join(dist, address), text);
    for (const host of site.client.hosts) {
      write(join(dist, "hosts", host, "index.html"), pageOf(site, appHtml));
      const headers = { "content-security-policy": contentSecurityPolicy(site.client) };
      write(join(dist, "hosts", host, "headers.json"), `${JSON.stringify(headers, null, 2)}\n`);
    }
  }
}
