import { expect, type Page } from "playwright/test";
import { expectToFitPhone } from "./narrow-page.ts";
import { violations } from "./violations.ts";

/** Looks at the page as it is, wide and narrow: axe finds nothing, it fits 320 px, and the page is still the same. */
export async function expectSoundPage(page: Page): Promise<void> {
  const before = await seen(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await violations(page), "1280 px").toEqual([]);
  await expectToFitPhone(page);
  expect(await violations(page), "320 px").toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await seen(page)).toBe(before);
}

/** What a person sees, but the time that a countdown shows. */
async function seen(page: Page): Promise<string> {
  return (await page.locator("body").ariaSnapshot()).replace(/\d\d:\d\d/g, "time");
}
