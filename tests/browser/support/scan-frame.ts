import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Frame, Page } from "playwright/test";

const scanner = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Brings the scanner into every document that the page will open, also those within others. */
export const bringScanner = (page: Page): Promise<unknown> => page.addInitScript({ path: scanner });

/** Scans a document, without those within it: one line for each element that breaks a rule. */
export function scanFrame(frame: Frame, disabledRules: readonly string[]): Promise<string[]> {
  return frame.evaluate(async (disabled) => {
    const rules = Object.fromEntries(disabled.map((id) => [id, { enabled: false }]));
    const { violations } = await window.axe.run(document, { iframes: false, resultTypes: ["violations"], rules });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => `${id}: ${target.join(" ")} ${html}`));
  }, disabledRules);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
