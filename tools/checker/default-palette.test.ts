import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultPalette } from "./default-palette.ts";

const schema = JSON.parse(readFileSync("schemas/client.schema.json", "utf8"));
const tokens = Object.keys(schema.properties.theme.properties.tokens.properties);

test("the default theme has every colour that a client can set, in both schemes", () => {
  const { light, dark } = defaultPalette(readFileSync("src/components/tokens.css", "utf8"));
  expect(Object.keys(light)).toEqual(tokens);
  expect(Object.keys(dark)).toEqual(tokens);
  expect(light.surface).not.toBe(dark.surface);
});
