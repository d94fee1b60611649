import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page } from "playwright/test";
import type { Language } from "../../src/documents/generated/language.ts";
import { dealSheets, type Sheet } from "../../tools/gallery/sheets.ts";
import { ofWorker as test } from "./support/of-worker.ts";
import { colourRules, type ScanOptions, scanFrame } from "./support/scan-frame.ts";

const MINUTE_MS = 60_000;

// In one worker: the gallery is built once. A sheet has a dozen pages within it, which start at the same time.
test.describe.configure({ mode: "default", timeout: 2 * MINUTE_MS });

/** Examples have no headings and no main part of a page around them. */
const ofWholePages = ["heading-order", "page-has-heading-one", "landmark-one-main"];
const withinPages = { rules: Object.fromEntries(ofWholePages.map((id) => [id, { enabled: false }])) };

const NARROWEST = 320;

/** Intentionally empty: with one language there is no choice. */
const drawsNothing = "language-select: one language";

/** The ground of every page, `--surface` of the default theme. */
const ground = { light: "rgb(250, 247, 242)", dark: "rgb(15, 23, 29)" } as const;

/** The expected or actual content of an example on a sheet. */
interface Shown {
  readonly name: string;
  readonly language: string | null;
  readonly isSeen: boolean;
}

const expected = ({ entries }: Sheet): Shown[] =>
  entries.flatMap(({ contract, examples }) =>
    examples.map((example) => {
      const name = `${contract.name}: ${example.name}`;
      return { name, language: example.language, isSeen: name !== drawsNothing };
    }),
  );

const shown = (page: Page): Promise<Shown[]> =>
  page.locator("main > section").evaluateAll((sections) =>
    sections.map((section) => {
      const place = section.querySelector(":scope > div");
      const { height } = place?.getBoundingClientRect() ?? { height: 0 };
      const name = section.getAttribute("aria-label") ?? "";
      return { name, language: place?.getAttribute("lang") ?? null, isSeen: height > 0 };
    }),
  );

/** Opens a sheet on the narrowest phone, and waits until every example is drawn, also those in pages of their own. */
async function open(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(address);
  await page.locator("main > section").first().waitFor();
  const ownPages = page.frames().filter((frame) => frame.parentFrame() === page.mainFrame());
  await Promise.all(ownPages.map((frame) => frame.locator("#stage > *").first().waitFor({ timeout: MINUTE_MS })));
  const unloaded = () => page.frames().filter((frame) => frame.url() === "" || frame.url() === "about:blank");
  await expect.poll(unloaded).toEqual([]);
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState("load")));
}

/** The grounds of the page and of the gallery's pages within it; that of another origin is its own affair. */
async function grounds(page: Page): Promise<string[]> {
  const own = page.frames().filter((frame) => !frame.url().endsWith("/foreign.html"));
  const found = own.map((frame) => frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
  return [...new Set(await Promise.all(found))];
}

/** Elements beyond the right edge of their page, or of their page within the page. */
async function pastEdge(page: Page): Promise<string[]> {
  const found = page.frames().map((frame) =>
    frame.evaluate((width) => {
      if (document.documentElement.scrollWidth <= width) return [];
      const wide = [...document.body.querySelectorAll("*")];
      return wide.filter((one) => one.getBoundingClientRect().right > width).map(({ outerHTML }) => outerHTML);
    }, NARROWEST),
  );
  return (await Promise.all(found)).flat();
}

async function violations(page: Page, options: ScanOptions = withinPages): Promise<string[]> {
  const found: string[][] = [];
  for (const frame of page.frames()) found.push(await scanFrame(frame, options));
  return found.flat();
}

for (const [at, sheet] of dealSheets(8).entries()) {
  test(`sheet ${at + 1}: every example is drawn in its language, fits the narrowest phone and has no axe violation, light and dark`, async ({
    page,
    gallery,
  }) => {
    const problems: string[] = [];
    page.on("pageerror", ({ message }) => problems.push(message));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    await open(page, `${gallery.address}sheet.html${sheet.query}`);
    expect(await shown(page)).toEqual(expected(sheet));
    expect(await pastEdge(page), "past the edge").toEqual([]);
    expect(await grounds(page)).toEqual([ground.light]);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await grounds(page)).toEqual([ground.dark]);
    expect(await violations(page, colourRules)).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test("the scan finds a violation, also in a page within the page", async ({ page, gallery }) => {
  await open(page, `${gallery.address}sheet.html?component=panel&component=button`);
  await page
    .locator("section button")
    .first()
    .evaluate((button) => button.replaceChildren());
  await page
    .frameLocator("iframe")
    .first()
    .locator("html")
    .evaluate((html) => html.removeAttribute("lang"));
  const brokenRules = (lines: string[]) => lines.map((line) => line.split(":")[0]).sort();
  expect(brokenRules(await violations(page))).toEqual(["button-name", "html-has-lang"]);
  await page
    .locator("section h2")
    .first()
    .evaluate((text) => text.setAttribute("style", "color: #eee; background: #fff"));
  expect(brokenRules(await violations(page, colourRules))).toEqual(["color-contrast"]);
});

const visits = [
  { language: "en", group: "Your address", answer: "The screen", advice: "Before you answer" },
  { language: "zh-Hant", group: "您的地址", answer: "螢幕", advice: "填寫之前" },
  { language: "th", group: "ที่อยู่ของคุณ", answer: "หน้าจอ", advice: "ก่อนตอบ" },
] as const;

for (const { language, group, answer, advice } of visits) {
  test(`screens in ${language} show answers, a rich text, a form with a group, a survey and a page of another origin`, async ({
    page,
    gallery,
  }) => {
    await page.goto(`${gallery.address}stage.html?component=answers&language=${language}`);
    await expect(page.getByRole("definition").filter({ hasText: answer })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: advice })).toBeVisible();
    await expect(page.locator("ol > li")).toHaveCount(3);
    await expect(page.locator("p a[href^='https:']")).toHaveAttribute("rel", "noopener noreferrer");
    await expect(page.getByRole("group", { name: group }).getByRole("textbox")).toHaveCount(2);
    const foreign = page.frameLocator("iframe").getByRole("heading", { name: "A page of another origin" });
    await expect(foreign).toBeVisible();
    await page.goto(`${gallery.address}stage.html?component=schema-form&language=${language}`);
    await expect(page.getByRole("radio")).toHaveCount(3);
    await expect(page.getByRole("group")).not.toHaveCount(0);
  });
}

const spoken = readdirSync("locales").map((tag): Language => {
  return JSON.parse(readFileSync(`locales/${tag}/language.json`, "utf8"));
});

test("the page of languages draws the samples of each, in its language and direction, on the narrowest phone", async ({
  page,
  gallery,
}) => {
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  await page.goto(gallery.address);
  await page.getByRole("link", { name: "Languages", exact: true }).click();
  await expect(page.getByRole("region")).toHaveCount(spoken.length);
  for (const { id, name, direction, samples, writtenIn = id } of spoken) {
    const region = page.getByRole("region", { name: id, exact: true });
    await expect(region.getByRole("heading", { name: `${id}: ${name}` })).toBeVisible();
    await expect(region.getByRole("heading", { name: samples.heading, exact: true })).toBeVisible();
    await expect(region.getByText(samples.paragraph, { exact: true })).toBeVisible();
    await expect(region.getByRole("textbox", { name: samples.label, exact: true })).toHaveValue(samples.label);
    const drawn = region.locator(":scope > div");
    await expect(drawn).toHaveAttribute("lang", writtenIn);
    await expect(drawn).toHaveAttribute("dir", direction);
  }
  expect(await pastEdge(page)).toEqual([]);
  expect(await violations(page, {})).toEqual([]);
});
for (const [name, example] of [
  ["Street and number", "filled, with a hint"],
  ["街道與門牌", "filled, with a hint, Chinese"],
  ["บ้านเลขที่และถนน", "filled, with a hint, Thai"],
] as const) {
  test(`an open list of suggestions under "${name}" is reached by keys and has no axe violation`, async ({
    page,
    gallery,
  }) => {
    const query = new URLSearchParams({ component: "combobox-field", example });
    await page.goto(`${gallery.address}stage.html?${query}`);
    const field = page.getByRole("combobox", { name });
    await field.press("End");
    await field.pressSequentially(" ");
    await expect(page.getByRole("option")).toHaveCount(2);
    await field.press("ArrowDown");
    await expect(page.getByRole("option", { selected: true })).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    await field.press("Enter");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(field).toBeFocused();
  });
}

test("the gallery finds a component by a word of an example, and its address leads back to it", async ({
  page,
  gallery,
}) => {
  await page.goto(gallery.address);
  await page.getByRole("searchbox").fill("time was taken");
  const found = page.getByRole("navigation", { name: "Components" }).getByRole("link");
  await expect(found).toHaveText(["slot-cards-field"]);
  await found.click();
  await page.getByRole("combobox", { name: "Language" }).selectOption("th");
  await page.getByRole("combobox", { name: "Colours" }).selectOption("dark");
  await page.getByRole("link", { name: "error, a time was taken, Thai" }).click();
  const stage = page.frameLocator("iframe");
  await expect(stage.getByRole("radio", { name: "9:00–12:00 น." })).toBeDisabled();
  await page.reload();
  await expect(stage.getByRole("radio", { name: "9:00–12:00 น." })).toBeDisabled();
  const shownGround = await stage.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
  expect(shownGround).toBe(ground.dark);
});
