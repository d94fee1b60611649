import { expect, test } from "vitest";
import type { Client } from "../../src/documents/generated/client.ts";
import { themeColours } from "./theme-colours.ts";

const themed = (theme: Partial<Client["theme"]>): Client => ({ theme: { tokens: {}, ...theme } }) as unknown as Client;
const palette = { light: { header: "#ffffff" }, dark: { header: "#172129" } };

test("the browser's bar has the colour of the client's header, in each scheme", () => {
  const client = themed({ tokens: { header: "#0b5c52" }, darkTokens: { header: "#12352f" } });
  expect(themeColours(client, palette)).toEqual({ light: "#0b5c52", dark: "#12352f" });
});

test("a client without a header colour has the default theme's", () => {
  expect(themeColours(themed({ darkTokens: {} }), palette)).toEqual({ light: "#ffffff", dark: "#172129" });
});

test("a client that stays light has no colour for the dark scheme", () => {
  expect(themeColours(themed({}), palette)).toEqual({ light: "#ffffff" });
});
