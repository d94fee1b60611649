import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const sheet = readFileSync(fileURLToPath(new URL("./tokens.css", import.meta.url)), "utf8");

function scheme(from: string): (name: string) => string {
  const block = sheet.slice(sheet.indexOf(from), sheet.indexOf("}", sheet.indexOf(from)));
  const colours = new Map(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
  );
  return (name) => colours.get(name) ?? expect.unreachable(`no colour ${name}`);
}

/** Relative luminance as in WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ["light", ":where(:root) {"],
  ["dark", ':where(:root:not([data-scheme="light"])) {'],
])("the default theme, %s", (_, from) => {
  const colour = scheme(from);
  const surfaces = ["surface", "surface-raised"];

  test.each(["ink", "ink-soft", "brand", "good", "warn", "bad", "info"])("%s is legible on both surfaces", (words) => {
    for (const surface of surfaces) expect(contrast(colour(words), colour(surface))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ["brand-ink", "brand"],
    ["surface-raised", "bad"],
    ["header-ink", "header"],
  ])("%s is legible on %s", (words, ground) => {
    expect(contrast(colour(words), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["line", "focus"])("%s is visible on both surfaces", (mark) => {
    for (const surface of surfaces) expect(contrast(colour(mark), colour(surface))).toBeGreaterThanOrEqual(3);
  });
});
