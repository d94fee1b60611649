import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

/** One line for each element that breaks a rule of axe. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: broken } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return broken.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}

/** Scans what is on view, wide and as on a phone; the scan must leave it as it was. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const before = await page.locator("main").ariaSnapshot();
    expect(await violations(page), `${width} px`).toEqual([]);
    expect(atRest(await page.locator("main").ariaSnapshot())).toBe(atRest(before));
  }
}

/** Without the time that a countdown shows. */
const atRest = (snapshot: string) => snapshot.replace(/\d\d:\d\d/g, "time");
