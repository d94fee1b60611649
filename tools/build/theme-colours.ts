import type { Palette } from "../../src/checker/check-context.ts";
import type { Client } from "../../src/documents/generated/client.ts";
import { isLightOnly } from "./theme-sheet.ts";

/** The colours of the browser's own bar above a page; without a dark one, the light one is for every scheme. */
export interface ThemeColours {
  readonly light: string;
  readonly dark?: string;
}

/** The colours of a client's header, the default theme's where the client has none. */
export function themeColours(client: Client, { light, dark }: Palette): ThemeColours {
  const { tokens, darkTokens } = client.theme;
  const bright = { light: tokens.header ?? light.header ?? "" };
  return isLightOnly(client) ? bright : { ...bright, dark: darkTokens?.header ?? dark.header ?? "" };
}
