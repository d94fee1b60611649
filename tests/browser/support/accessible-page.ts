import { expect, type Page } from "playwright/test";
import { expectToFitPhone } from "./narrow-page.ts";
import { violations } from "./violations.ts";

/** Scans the page, once its screen is there, wide and narrow, and sees that it fits a phone. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violations(page), `${width} px`).toEqual([]);
  }
  await expectToFitPhone(page);
}
