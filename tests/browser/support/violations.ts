import type { Page } from "playwright/test";
import { scanFrame } from "./scan-frame.ts";

/**
 * What axe finds wrong with a page as it is now, also in pages of its own origin within it: one line for each element
 * that breaks a rule.
 */
export async function violations(page: Page): Promise<string[]> {
  const { origin } = new URL(page.url());
  const found: string[][] = [];
  for (const frame of page.frames()) {
    if (URL.parse(frame.url())?.origin === origin) found.push(await scanFrame(frame));
  }
  return found.flat();
}
