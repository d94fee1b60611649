import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { exampleLanguages } from "../../src/components/example.ts";
import { findChromium } from "../run/chromium.mjs";
import { catalogue, chosenExamples, type Entry, isShownAlone } from "./catalogue.ts";
import { type Choice, parseChoice, toQuery } from "./choice.ts";

const open = parseChoice("");
const phone = 390;
const screen = 1280;

/** Writes a picture of every component in each language, light and dark, on a phone and on a screen; says each file. */
export async function writeScreenshots(
  address: string,
  folder: string,
  search: string,
  say: (file: string) => void,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  try {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    const entries = catalogue.filter(({ contract }) => contract.name.includes(search));
    for (const choice of entries.flatMap(listChoices)) {
      await page.goto(`${address}stage.html${toQuery(choice)}`, { waitUntil: "load" });
      await page.locator("#stage > *").first().waitFor();
      for (const view of views) say(await take(page, { ...choice, ...view }, folder));
    }
  } finally {
    await browser.close();
  }
}

const views = [phone, screen].flatMap((width) => (["light", "dark"] as const).map((scheme) => ({ width, scheme })));

function listChoices(entry: Entry): Choice[] {
  return exampleLanguages.flatMap((language) => {
    const all = chosenExamples(entry, { ...open, language });
    const names = isShownAlone(entry) ? all.map(({ name }) => name) : all.slice(0, 1).map(() => undefined);
    return names.map((example) => ({ ...open, component: entry.contract.name, language, example }));
  });
}

async function take(page: Page, choice: Choice & (typeof views)[number], folder: string): Promise<string> {
  await page.setViewportSize({ width: choice.width, height: 844 });
  await page.emulateMedia({ colorScheme: choice.scheme });
  const name = screenshotName(choice);
  await page.screenshot({ path: join(folder, name), fullPage: true });
  return name;
}

const screenshotName = ({ component, example, language, width, scheme }: Choice): string =>
  `${[component, language, width, scheme, example?.replaceAll(/[^A-Za-z]+/g, "-")].filter(Boolean).join(".")}.png`;
