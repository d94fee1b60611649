import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";
import { expectToFitPhone } from "./narrow-page.ts";

/** One line for each element that breaks a rule. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: broken } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return broken.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}

/** Scans the page wide and narrow, and sees that it fits a phone. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violations(page), `${width} px`).toEqual([]);
  }
  await expectToFitPhone(page);
}
