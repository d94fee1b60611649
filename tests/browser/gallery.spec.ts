import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "playwright/test";
import { catalogue, type Entry, standsAlone } from "../../tools/gallery/catalogue.ts";
import { choiceOf, queryOf } from "../../tools/gallery/choice.ts";
import { type ServedGallery, serveGallery } from "../../tools/gallery/serve-gallery.ts";

// One server for all: in order, in one worker.
test.describe.configure({ mode: "default" });

let gallery: ServedGallery;
test.beforeAll(async () => {
  gallery = await serveGallery({ isLive: false });
});
test.afterAll(() => gallery.close());

const open = choiceOf("");

/** Examples stand without the headings and the main part of a page around them. */
const ofWholePages = ["heading-order", "page-has-heading-one", "landmark-one-main"];

/** Every page of examples: all of a component, or each alone where one fills the page. */
function pagesOf(entry: Entry) {
  const { name: component } = entry.contract;
  if (!standsAlone(entry)) return [{ component, query: queryOf({ ...open, component }) }];
  return entry.examples.map(({ name: example, language }) => ({
    component: `${component}, ${example}`,
    query: queryOf({ ...open, component, example, language }),
  }));
}

async function show(page: Page, query: string) {
  await page.goto(`${gallery.address}stage.html${query}`);
  await page.locator("#stage > *").first().waitFor();
}

for (const { component, query } of catalogue.flatMap(pagesOf)) {
  test(`${component}: every example fits the narrowest phone and has no axe violation, light and dark`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on("pageerror", ({ message }) => problems.push(message));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await show(page, query);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, "nothing stands past the edge").toBeLessThanOrEqual(320);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).disableRules(ofWholePages).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
}

test("the gallery finds a component by an example's words, and its address leads back to it", async ({ page }) => {
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
  const ground = await stage.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
  expect(ground).toBe("rgb(15, 23, 29)");
});
