import { expect, test } from "vitest";
import type { Client } from "../../src/documents/generated/client.ts";
import { isLightOnly, themeSheet } from "./theme-sheet.ts";

const themed = (theme: Partial<Client["theme"]>): Client =>
  ({ theme: { title: "portal.title", logo: "/l.svg", favicon: "/f.svg", tokens: {}, ...theme } }) as unknown as Client;

test("a client that keeps the default theme gets no sheet", () => {
  expect(themeSheet(themed({}))).toBe("");
  expect(themeSheet(themed({ darkTokens: {} }))).toBe("");
});

test("a token becomes a custom property", () => {
  expect(themeSheet(themed({ tokens: { brand: "#0b5c52", brandInk: "#ffffff" } }))).toBe(
    ":root {\n  --brand: #0b5c52;\n  --brand-ink: #ffffff;\n}\n",
  );
});

test("corners are radii in both schemes", () => {
  const radii = ":root {\n  --radius-s: 10px;\n  --radius-m: 24px;\n  --radius-l: 24px;\n}\n";
  expect(themeSheet(themed({ corners: "round" }))).toBe(radii);
  const sheet = themeSheet(
    themed({ corners: "round", tokens: { brand: "#0b5c52" }, darkTokens: { brand: "#7fd6c8" } }),
  );
  expect(sheet.startsWith(`${radii}@media`)).toBe(true);
  expect(themeSheet(themed({ corners: "square" }))).toContain("--radius-m: 3px;");
});

test("soft corners are the default theme's, also over a parent's round ones", () => {
  expect(themeSheet(themed({ corners: "soft" }))).toBe("");
});

test("unknown corners are refused", () => {
  const corners = "round; } body { display: none" as "round";
  expect(() => themeSheet(themed({ corners }))).toThrow("corners cannot be");
  expect(() => themeSheet(themed({ corners: "toString" as "round" }))).toThrow("corners cannot be");
});

test("with dark colours, each set applies only in its own scheme", () => {
  const sheet = themeSheet(themed({ tokens: { brand: "#0b5c52" }, darkTokens: { brand: "#7fd6c8" } }));
  expect(sheet).toContain("@media (prefers-color-scheme: light) {\n:root {\n  --brand: #0b5c52;\n}\n}");
  expect(sheet).toContain("@media (prefers-color-scheme: dark) {\n:root {\n  --brand: #7fd6c8;\n}\n}");
});

test("a client without dark colours stays light", () => {
  expect(isLightOnly(themed({}))).toBe(true);
  expect(isLightOnly(themed({ darkTokens: {} }))).toBe(false);
});
