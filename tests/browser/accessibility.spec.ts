import type { Page } from "playwright/test";
import { chooseChinese, chooseEnglish } from "./support/choose-language.ts";
import { sayIn } from "./support/messages.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import { reachScreen } from "./support/reach-screen.ts";
import type { ScreenState } from "./support/screen-state.ts";
import { screenWalks } from "./support/screens.ts";
import { waitForApp } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";
import { allTexts, englishWhere } from "./support/texts-on-view.ts";
import { violations } from "./support/violations.ts";

const chinese = sayIn("zh-Hant-TW");

/** Each width and each scheme once: the gallery scans every component in both schemes. */
const views = [
  { width: 1280, colorScheme: "light" },
  { width: 320, colorScheme: "dark" },
] as const;

/** The visible text of a part of the page, without the time of countdowns. */
async function seenIn(page: Page, part: "body" | "main"): Promise<string> {
  return (await page.locator(part).ariaSnapshot()).replace(/\d\d:\d\d/g, "time");
}

/** The visible content and its position, which a scan must not change. */
async function onView(page: Page): Promise<readonly string[]> {
  return [page.url(), await page.title(), await seenIn(page, "body")];
}

/** Changes the language and back, which leaves the page as it was. */
async function expectInChinese(page: Page, { shows, args }: ScreenState): Promise<void> {
  const before = await seenIn(page, "main");
  await chooseChinese(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hant-TW");
  for (const key of shows) await expect(page.getByText(chinese(key, args), { exact: true }).first()).toBeVisible();
  expect((await allTexts(page)).filter(englishWhere("zh-Hant-TW"))).toEqual([]);
  await expectToFitPhone(page);
  await chooseEnglish(page);
  await expect(page.locator("html")).toHaveAttribute("lang", /^en-/);
  expect(await seenIn(page, "main")).toBe(before);
}

/** Looks at a state that was reached, and leaves the page wide and light. */
async function checkScreen(page: Page, screen: ScreenState): Promise<void> {
  // A dialog blocks the header: languages.spec.ts looks at it in Chinese.
  if (!screen.isDialog) await expectInChinese(page, screen);
  for (const { width, colorScheme } of views) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const before = await onView(page);
    expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
    expect(await onView(page)).toEqual(before);
  }
  await expectToFitPhone(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "light" });
}

for (const { name, states } of screenWalks) {
  test(`${name} is accessible and fits, narrow and wide, light and dark, and changes to Chinese and back`, async ({
    page,
    sandbox,
    problems,
  }) => {
    test.slow();
    for (const screen of states) {
      await test.step(screen.name, async () => {
        await reachScreen(screen, { page, sandbox, problems, say: sayIn("en-US") });
        await checkScreen(page, screen);
      });
    }
  });
}

test("the scan finds a violation", async ({ page }) => {
  await page.goto("/login");
  await waitForApp(page);
  await page.getByLabel("Email").evaluate((input) => document.querySelector(`label[for="${input.id}"]`)?.remove());
  expect((await violations(page)).join()).toContain("label: Form elements must have labels");
});
