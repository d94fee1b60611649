import { type FirstScreen, gate } from "./first-screen/first-screen.ts";
import type { ThemeColours } from "./theme-colours.ts";

/** The content of a host's page, in addition to the app's own HTML. */
export interface HostPage {
  /** BCP 47 tag of the first language shown. */
  readonly locale: string;
  /** Where its lines begin; left when absent. */
  readonly direction?: "ltr" | "rtl" | undefined;
  readonly title: string;
  readonly favicon: string;
  /** The colours of the browser's own bar above the page. */
  readonly themeColours?: ThemeColours;
  /** Address of the theme's style sheet, if the client has one. */
  readonly themeSheet?: string | undefined;
  /** The page uses light colours in every system scheme. */
  readonly isLightOnly?: boolean;
  /** The first screen, which a visitor sees before the app is loaded. */
  readonly firstScreen?: FirstScreen | undefined;
  /** The words of the page that is shown when nothing else can be, by language. */
  readonly safeWords?: unknown;
  /** The data in the page, so that no chain of requests precedes the first screen. */
  readonly release: unknown;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** JSON that cannot end the script element it stands in. Source: HTML, "Restrictions for contents of script elements". */
const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

const dataElement = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${escapeJson(value)}</script>`;

const ROOT = '<div id="root"></div>';
const SHEETS = /<link rel="stylesheet"[^>]*>/g;

function replaceOnce(html: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(html)) throw new Error(`index.html has no ${pattern.source}`);
  return html.replace(pattern, () => replacement);
}

/** The attributes of the page's `html` element. */
export const pageAttributes = ({
  locale,
  direction = "ltr",
  isLightOnly,
}: Pick<HostPage, "locale" | "direction" | "isLightOnly">): string =>
  ` lang="${escapeText(locale)}"${direction === "rtl" ? ' dir="rtl"' : ""}${isLightOnly ? ' data-scheme="light"' : ""}`;

/**
 * The app's HTML made into one host's: its language, title, icon, theme, first screen and documents. The first screen
 * has its style with it, and all that comes after it does not keep it waiting.
 * Throws when the app's HTML lacks a place for one of them.
 */
export function hostPage(appHtml: string, page: HostPage): string {
  const { firstScreen } = page;
  const title = escapeText(firstScreen?.title ?? page.title);
  const sheets = [...appHtml.matchAll(SHEETS)].map(([sheet]) => sheet);
  if (page.themeSheet) sheets.push(`<link rel="stylesheet" href="${escapeText(page.themeSheet)}">`);
  const icon = `<link rel="icon" href="${escapeText(page.favicon)}">${themeColourMarks(page.themeColours)}`;
  const safeWords = page.safeWords === undefined ? "" : dataElement("last-resort", page.safeWords);
  const documents = safeWords + dataElement("release", page.release);
  const [head, body] = firstScreen
    ? [
        [icon, WHOLE, `<style>${firstScreen.style}</style>`],
        [firstScreenMarkup(firstScreen), ROOT, ...sheets, documents],
      ]
    : [
        [icon, ...sheets],
        [ROOT, documents],
      ];
  const inHead = replaceOnce(appHtml.replaceAll(SHEETS, ""), /<\/head>/, `${head.join("")}</head>`);
  const withTitle = replaceOnce(inHead, /<title>[^<]*<\/title>/, `<title>${title}</title>`);
  const withLanguage = replaceOnce(withTitle, /<html[^>]*>/, `<html${pageAttributes(page)}>`);
  return replaceOnce(withLanguage, new RegExp(ROOT), body.join(""));
}

function themeColourMarks(colours: ThemeColours | undefined): string {
  if (colours === undefined) return "";
  const mark = (colour: string, media = "") => `<meta name="theme-color"${media} content="${escapeText(colour)}">`;
  const inScheme = (scheme: string) => ` media="(prefers-color-scheme: ${scheme})"`;
  const { light, dark } = colours;
  return dark === undefined ? mark(light) : mark(light, inScheme("light")) + mark(dark, inScheme("dark"));
}

/** Nothing is painted before the element after the first screen is parsed: half a screen would move when the rest comes. */
const WHOLE = '<link rel="expect" href="#root" blocking="render">';

const firstScreenMarkup = ({ html, paths }: FirstScreen): string =>
  `<div id="first-screen" data-paths="${escapeText(paths.join(" "))}">${html}</div><script>${gate}</script>`;
