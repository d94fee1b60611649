import type { Palette } from "../../src/checker/check-context.ts";

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
