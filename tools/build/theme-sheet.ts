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

const inScheme = (scheme: "light" | "dark", rule: string): string =>
  rule && `@media (prefers-color-scheme: ${scheme}) {\n${rule}}\n`;

/** A client without dark colours stays light, so that its colours never meet another's. */
export const isLightOnly = ({ theme }: Client): boolean => theme.darkTokens === undefined;

/** A client's theme as a style sheet: only the tokens it sets, over the default theme; empty where it sets none. */
export function themeSheet({ theme }: Client): string {
  const light = rootRule(theme.tokens);
  if (theme.darkTokens === undefined) return light;
  return inScheme("light", light) + inScheme("dark", rootRule(theme.darkTokens));
}
