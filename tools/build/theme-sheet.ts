import type { Client, DarkThemeTokens, ThemeTokens } from "../../src/documents/generated/client.ts";

/** `brandInk` is the custom property `--brand-ink`. */
const customProperty = (token: string): string =>
  `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Throws for an invalid token or colour: in a sheet it could be a second declaration or a rule. */
function declaration([token, value]: readonly [string, unknown]): string {
  if (!/^[a-z]+$/i.test(token) || typeof value !== "string" || !/^#[0-9a-f]{6}$/.test(value))
    throw new Error(`a theme's "${token}" cannot be ${JSON.stringify(value)}; it takes a colour such as #0b5c52`);
  return `  ${customProperty(token)}: ${value};\n`;
}

function rootRule(tokens: ThemeTokens | DarkThemeTokens): string {
  const declarations = Object.entries(tokens).map(declaration);
  return declarations.length > 0 ? `:root {\n${declarations.join("")}}\n` : "";
}

/** Radii of marks, controls and sheets, in px; `soft` is the default theme's. */
const RADII = { square: [2, 3, 4], soft: [], round: [10, 24, 24] } as const;

function cornersRule(corners: keyof typeof RADII): string {
  if (!Object.hasOwn(RADII, corners)) throw new Error(`a theme's corners cannot be ${JSON.stringify(corners)}`);
  const [marks, controls, sheets] = RADII[corners];
  if (marks === undefined) return "";
  return `:root {\n  --radius-s: ${marks}px;\n  --radius-m: ${controls}px;\n  --radius-l: ${sheets}px;\n}\n`;
}

const inScheme = (scheme: "light" | "dark", rule: string): string =>
  rule && `@media (prefers-color-scheme: ${scheme}) {\n${rule}}\n`;

/** A client without dark colours stays light, so that its colours never meet another's. */
export const isLightOnly = ({ theme }: Client): boolean => theme.darkTokens === undefined;

/** A client's theme as a style sheet: only what it sets, over the default theme; empty where it sets nothing. */
export function themeSheet({ theme }: Client): string {
  const corners = cornersRule(theme.corners ?? "soft");
  const light = rootRule(theme.tokens);
  if (theme.darkTokens === undefined) return corners + light;
  return corners + inScheme("light", light) + inScheme("dark", rootRule(theme.darkTokens));
}
