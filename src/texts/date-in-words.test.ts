import { describe, expect, it } from "vitest";
import { dateInWords, monthInWords, timeInWords } from "./date-in-words.ts";

const spaced = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll("\u2060", "");
const inWords = (value: unknown, locale: string, timeZone: string) => spaced(dateInWords(value, { locale, timeZone }));

describe("a date in words", () => {
  it.each([
    ["en-US", "November 21, 2026", "Saturday, November 21, 2026"],
    ["en-SG", "21 November 2026", "Saturday, 21 November 2026"],
    ["zh-Hant-TW", "2026年11月21日", "2026年11月21日 星期六"],
    ["th-TH", "21 พฤศจิกายน 2569", "วันเสาร์ที่ 21 พฤศจิกายน พ.ศ. 2569"],
    ["ms-MY", "21 November 2026", "Sabtu, 21 November 2026"],
  ])("is full in %s, and has its weekday where it is asked for", (locale, words, withWeekday) => {
    const style = { locale, timeZone: "Asia/Bangkok" };
    expect(spaced(dateInWords("2026-11-21", style))).toBe(words);
    expect(spaced(dateInWords("2026-11-21", { ...style, weekday: true }))).toBe(withWeekday);
  });

  it.each([
    ["en-US", "Saturday, November~21,~2026"],
    ["en-AU", "Saturday, 21~November~2026"],
    ["th-TH", "วันเสาร์ที่~21~พฤศจิกายน~พ.ศ.~2569"],
    ["zh-Hant-TW", "2026+年+11+月+21+日 星+期+六"],
  ])("breaks beside the weekday at most, in %s", (locale, words) => {
    const text = dateInWords("2026-11-21", { locale, timeZone: "Asia/Bangkok", weekday: true });
    expect(text?.replaceAll("\u00a0", "~").replaceAll("\u2060", "+")).toBe(words);
  });

  it("takes an instant in the given time zone", () => {
    expect(inWords("2026-11-21T16:30:00Z", "en-US", "Asia/Singapore")).toBe("November 22, 2026");
    expect(inWords("2026-11-21T16:30:00.000Z", "en-US", "America/New_York")).toBe("November 21, 2026");
  });

  it("keeps a day in zones behind and ahead of UTC", () => {
    expect(inWords("2026-01-01", "en-US", "Pacific/Honolulu")).toBe("January 1, 2026");
    expect(inWords("2026-01-01", "en-US", "Pacific/Kiritimati")).toBe("January 1, 2026");
  });

  it.each([undefined, null, 5, "", "soon", "21/11/2026", "2026-13-45", "2026-11-21T16:30:00"])(
    "is undefined for %j",
    (value) => {
      expect(inWords(value, "en-US", "Asia/Singapore")).toBeUndefined();
    },
  );
});

describe("a month in words", () => {
  it.each([
    ["en-US", "November 2026"],
    ["zh-Hant-TW", "2026年11月"],
    ["th-TH", "พฤศจิกายน 2569"],
  ])("has the year of the language in %s", (locale, words) => {
    expect(spaced(monthInWords("2026-11", locale))).toBe(words);
  });

  it.each(["2026-13", "2026-1", "2026-11-21", "soon"])("is undefined for %s", (value) => {
    expect(monthInWords(value, "en-US")).toBeUndefined();
  });
});

describe("a time of day in words", () => {
  it.each([
    ["en-US", "4:00 PM"],
    ["en-SG", "4:00 pm"],
    ["en-MY", "4:00 pm"],
    ["zh-Hant-TW", "下午4:00"],
    ["th-TH", "16:00"],
  ])("is as people write it in %s", (locale, words) => {
    expect(spaced(timeInWords("16:00", locale))).toBe(words);
    expect(timeInWords("16:00", locale)).not.toContain(" ");
  });

  it("does not break between its part of the day and its hour", () => {
    expect(timeInWords("09:00", "zh-Hant-TW")).toBe("上\u2060午\u20609:00");
  });

  it.each(["24:00", "9:00", "16:60", "soon"])("is undefined for %s", (value) => {
    expect(timeInWords(value, "en-US")).toBeUndefined();
  });
});
