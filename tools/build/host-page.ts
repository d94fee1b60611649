/** What a host's page needs beside the app's own HTML. */
export interface HostPage {
  /** BCP 47 tag of the first language shown. */
  readonly locale: string;
  readonly title: string;
  readonly favicon: string;
  /** Address of the theme's style sheet, where the client has one. */
  readonly themeSheet?: string;
  /** The page keeps to light colours whatever the system prefers. */
  readonly isLightOnly?: boolean;
  /** What goes into the page as data, so that no chain of requests precedes the first screen. */
  readonly release: unknown;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** JSON that cannot end the script element it stands in. Source: HTML, "Restrictions for contents of script elements". */
const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

function replaceOnce(html: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(html)) throw new Error(`index.html has no ${pattern.source}`);
  return html.replace(pattern, () => replacement);
}

/**
 * The app's HTML made into one host's: its language, title, icon, theme and documents.
 * Throws when the app's HTML lacks a place for one of them.
 */
export function hostPage(appHtml: string, page: HostPage): string {
  const head = [
    `<link rel="icon" href="${escapeText(page.favicon)}">`,
    page.themeSheet ? `<link rel="stylesheet" href="${escapeText(page.themeSheet)}">` : "",
    `<script type="application/json" id="release">${escapeJson(page.release)}</script>`,
  ].join("");
  const scheme = page.isLightOnly ? ' data-scheme="light"' : "";
  const withLanguage = replaceOnce(appHtml, /<html[^>]*>/, `<html lang="${escapeText(page.locale)}"${scheme}>`);
  const withTitle = replaceOnce(withLanguage, /<title>[^<]*<\/title>/, `<title>${escapeText(page.title)}</title>`);
  return replaceOnce(withTitle, /<\/head>/, `${head}</head>`);
}
