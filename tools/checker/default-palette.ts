import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Palette } from "../../src/checker/check-context.ts";

const SHEET = join(dirname(fileURLToPath(import.meta.url)), "../../src/components/tokens.css");

/** The colours of this repository's default theme. */
export const readDefaultPalette = (): Palette => defaultPalette(readFileSync(SHEET, "utf8"));

/** The colours of the default theme by the names that clients have for them, from its style sheet. */
export function defaultPalette(sheet: string): Palette {
  const rootRules = [...sheet.matchAll(/:where\(:root[^{]*\{([^}]*)\}/g)].map(([, rule = ""]) => rule);
  const [light = {}, dark = {}] = rootRules.map(readColours).filter((colours) => Object.keys(colours).length > 0);
  return { light, dark };
}

const readColours = (rule: string): Record<string, string> =>
  Object.fromEntries(
    [...rule.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = "", colour = ""]) => [camelCase(name), colour]),
  );

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
