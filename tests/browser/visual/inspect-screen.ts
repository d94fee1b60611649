import { mkdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, type Page } from "playwright/test";
import { settled } from "../faults/page-view.ts";
import { emptyBoxes } from "../support/empty-boxes.ts";
import { unfitForPhone } from "../support/narrow-page.ts";
import { allTexts, englishWhere } from "../support/texts-on-view.ts";
import { violations } from "../support/violations.ts";
import { unfitForDesktop } from "../support/wide-page.ts";
import { reportFinding } from "./findings.ts";

/** How long a page may take to come to rest, in milliseconds. */
const REST_MS = 6000;
/** The delay from display to announcement, in milliseconds, with a margin. */
const AFTER_MS = 1500;

/** How a screen is judged, and how it is drawn. */
const judged = [
  { width: 1280, colorScheme: "light" },
  { width: 320, colorScheme: "dark" },
] as const;
const drawn = [
  { width: 390, height: 844, colorScheme: "light" },
  { width: 1280, height: 800, colorScheme: "light" },
  { width: 390, height: 844, colorScheme: "dark" },
] as const;

/**
 * Draws and judges the screen that is on view, in each language of its client, where no picture of it is there; then all
 * is as before. What is wrong is told by annotations of the test.
 */
export async function inspectScreen(page: Page, folder: string): Promise<void> {
  const calm = await settled(page, REST_MS).catch(() => undefined);
  if (calm === undefined || calm.heading === "" || page.isClosed()) return;
  const client = new URL(page.url()).hostname.split(".")[0] ?? "";
  const words = `${calm.heading} ${calm.text} ${calm.messages.join()} ${calm.actions.join()}`.replace(/\d+/g, "0");
  const name = `${client}--${calm.heading.replace(/[^\p{L}\p{M}]+/gu, "-").slice(0, 40)}-${hash(words)}`;
  if (!isFirst(join(folder, "seen", name))) return;
  const size = page.viewportSize();
  const language = await pageLanguage(page);
  const languages = await offeredLanguages(page);
  for (const one of languages) {
    if (await speak(page, one)) await inspectInLanguage(page, one, join(folder, name));
  }
  if (language !== undefined) await speak(page, language);
  await page.emulateMedia({ colorScheme: null });
  if (size !== null) await page.setViewportSize(size);
}

/** Whether no worker has inspected a screen in this run. */
function isFirst(mark: string): boolean {
  mkdirSync(dirname(mark), { recursive: true });
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}

async function inspectInLanguage(page: Page, language: string, pictureName: string): Promise<void> {
  for (const { width, height, colorScheme } of drawn) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    const path = `${pictureName}--${language}-${width}${colorScheme === "dark" ? "-dark" : ""}.png`;
    // Taken where one has scrolled to, a bar that stays at the top would lie over the page.
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path, fullPage: true, animations: "disabled" });
  }
  const reportAll = (what: string, findings: readonly string[]) => {
    for (const finding of findings) reportFinding(basename(pictureName), `${language}, ${what}`, finding);
  };
  for (const { width, colorScheme } of judged) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    reportAll(`${width} px, ${colorScheme}`, await violations(page));
  }
  reportAll("1280 px", [...(await unfitForDesktop(page)), ...(await emptyBoxes(page))]);
  reportAll("320 px", await unfitForPhone(page));
  if (!language.startsWith("en") && language !== "ms-MY") reportAll("words", await englishLeft(page, language));
}

/** Remaining English words; announcements follow a second later. */
async function englishLeft(page: Page, language: string): Promise<string[]> {
  const englishTexts = async () => (await allTexts(page)).filter(englishWhere(language));
  const areGone = expect.poll(englishTexts, { timeout: AFTER_MS }).toEqual([]);
  return areGone.then(() => [], englishTexts);
}

const LIST = "header select, [role=banner] select";

/** The chosen language; its texts may be those of the client's country. */
const pageLanguage = (page: Page) =>
  page.evaluate((list) => {
    const chosen = document.querySelector<HTMLSelectElement>(list)?.value;
    return chosen || document.documentElement.lang || undefined;
  }, LIST);

/** The languages that the page offers, else its own. */
const offeredLanguages = (page: Page) =>
  page.evaluate((list) => {
    const offered = document.querySelector<HTMLSelectElement>(list);
    return offered === null ? [document.documentElement.lang] : [...offered.options].map(({ value }) => value);
  }, LIST);

/** Changes the language also where a dialog keeps everybody from the list. */
async function speak(page: Page, language: string): Promise<boolean> {
  if ((await pageLanguage(page)) === language) return true;
  await page.evaluate(
    ([list = "", value = ""]) => {
      const offered = document.querySelector<HTMLSelectElement>(list);
      if (offered === null) return;
      offered.value = value;
      offered.dispatchEvent(new Event("change", { bubbles: true }));
    },
    [LIST, language],
  );
  const isSpoken = (tag: string) => document.documentElement.lang.split("-")[0] === tag.split("-")[0];
  const languageChange = page.waitForFunction(isSpoken, language, { timeout: 5_000 });
  const isChanged = await languageChange.then(
    () => true,
    () => false,
  );
  if (isChanged) await settled(page, REST_MS).catch(() => undefined);
  return isChanged;
}

function hash(text: string): string {
  const sum = [...text].reduce((so, character) => (so * 31 + (character.codePointAt(0) ?? 0)) % 4_294_967_291, 7);
  return sum.toString(36);
}
