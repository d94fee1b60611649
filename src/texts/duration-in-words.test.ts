import { expect, it } from "vitest";
import { durationInWords } from "./duration-in-words.ts";

const plain = (text: string | undefined) => text?.replaceAll("\u00A0", " ").replaceAll("\u2060", "");

it.each([
  ["P12M", "en-US", "12 months"],
  ["PT60M", "en-US", "60 minutes"],
  ["P1D", "en-US", "1 day"],
  ["P1DT2H", "en-US", "1 day, 2 hours"],
  ["P3M", "zh-Hant-TW", "3 個月"],
  ["PT60M", "th-TH", "60 นาที"],
])("writes %s in %s", (value, locale, text) => {
  expect(plain(durationInWords(value, locale))).toBe(text);
});

it("writes nothing for what is no duration", () => {
  for (const value of ["P", "soon", 12, undefined]) expect(durationInWords(value, "en-US")).toBeUndefined();
});
