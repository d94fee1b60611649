import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { default as axe, RunOptions } from "axe-core";
import type { Frame } from "playwright/test";

const scanner = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of a scan. */
export type ScanOptions = Pick<RunOptions, "rules" | "runOnly">;

/** The rules whose result depends on colours: of a page scanned before in another scheme, only these differ. */
export const colourRules: ScanOptions = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };

/**
 * Scans a document, without those within it: one line for each element that breaks a rule.
 * A document that was scanned before still has the scanner: bringing it takes as long as running it.
 */
export async function scanFrame(frame: Frame, options: ScanOptions = {}): Promise<string[]> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(scanner);
  return frame.evaluate(async (chosen) => {
    const { violations } = await window.axe.run(document, { iframes: false, resultTypes: ["violations"], ...chosen });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, target }) => `${id}: ${help}: ${target.join(" ")} ${html}`),
    );
  }, options);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
