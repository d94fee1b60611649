import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** What axe finds wrong with a page as it is now: one line for each element that breaks a rule. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: broken } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return broken.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
