import { describe, expect, test } from "vitest";
import { dayOfParts, inWords, valueFromParts } from "./days.ts";

const on = (year: string, month: string, day: string) => ({ year, month, day });

describe("a typed day", () => {
  test.each([
    ["a common year", on("2026", "11", "23"), "en-SG", "2026-11-23"],
    ["a Thai year, in any language", on("2569", "11", "23"), "en-SG", "2026-11-23"],
    ["a Minguo year, in any language", on("115", "11", "23"), "th-TH", "2026-11-23"],
    ["a short Minguo year in Traditional Chinese", on("89", "2", "29"), "zh-Hant-TW", "2000-02-29"],
    ["digits with a nought before", on("2026", "03", "07"), "en-SG", "2026-03-07"],
  ])("is valid with %s", (_, typed, locale, expected) => {
    expect(dayOfParts(typed, locale)).toBe(expected);
  });

  test.each([
    ["a 31 June", on("2026", "6", "31"), "en-SG"],
    ["a 29 February of no leap year", on("2026", "2", "29"), "en-SG"],
    ["a 13th month", on("2026", "13", "1"), "en-SG"],
    ["a day 0", on("2026", "1", "0"), "en-SG"],
    ["a year of two digits in another language", on("26", "1", "1"), "en-SG"],
    ["a part that is missing", on("2026", "", "1"), "en-SG"],
  ])("is invalid with %s", (_, typed, locale) => {
    expect(dayOfParts(typed, locale)).toBeUndefined();
  });
});

describe("a typed month", () => {
  test.each([
    ["a common year", "2026", "11", "en-SG", "2026-11"],
    ["a Thai year", "2569", "3", "th-TH", "2026-03"],
    ["a Minguo year", "115", "11", "zh-Hant-TW", "2026-11"],
    ["a 13th month", "2026", "13", "en-SG", undefined],
    ["no month", "2026", "", "en-SG", undefined],
  ])("with %s", (_, year, month, locale, expected) => {
    expect(valueFromParts({ year, month, day: "" }, locale, "month")).toBe(expected);
  });

  test.each([
    ["2026-11", "2026", "en-SG", "November 2026"],
    ["2026-11", "2569", "th-TH", "พฤศจิกายน พ.ศ. 2569 (ค.ศ. 2026)"],
    ["2026-11", "115", "zh-Hant-TW", "民國115年11月（西元2026年）"],
  ])("%s typed with %s in %s is %s", (month, year, locale, words) => {
    expect(inWords(month, year, locale)).toBe(words);
  });
});

describe("a day in words", () => {
  test.each([
    ["2026", "en-SG", "Monday, 23 November 2026"],
    ["2569", "th-TH", "วันจันทร์ที่ 23 พฤศจิกายน พ.ศ. 2569 (ค.ศ. 2026)"],
    ["2026", "th-TH", "วันจันทร์ที่ 23 พฤศจิกายน 2026 (พ.ศ. 2569)"],
    ["115", "zh-Hant-TW", "民國115年11月23日星期一（西元2026年）"],
    ["2026", "zh-Hant-TW", "2026年11月23日星期一（民國115年）"],
  ])("typed as %s in %s: %s", (year, locale, expected) => {
    expect(inWords("2026-11-23", year, locale)).toBe(expected);
  });
});
