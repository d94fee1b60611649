import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Frame } from "playwright/test";

const scanner = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Scans a document, without those within it: one line for each element that breaks a rule.
 * A document that was scanned before still has the scanner: bringing it takes as long as running it.
 */
export async function scanFrame(frame: Frame, disabledRules: readonly string[] = []): Promise<string[]> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(scanner);
  return frame.evaluate(async (disabled) => {
    const rules = Object.fromEntries(disabled.map((id) => [id, { enabled: false }]));
    const { violations } = await window.axe.run(document, { iframes: false, resultTypes: ["violations"], rules });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, target }) => `${id}: ${help}: ${target.join(" ")} ${html}`),
    );
  }, disabledRules);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
