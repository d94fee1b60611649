import { describe, expect, it } from "vitest";
import { dateInWords, monthInWords, timeInWords } from "./date-in-words.ts";

describe("a date in words", () => {
  it.each([
    ["en-US", "Saturday, November 21, 2026"],
    ["zh-Hant-TW", "2026年11月21日 星期六"],
    ["th-TH", "วันเสาร์ที่ 21 พฤศจิกายน พ.ศ. 2569"],
    ["ms-MY", "Sabtu, 21 November 2026"],
  ])("is full, with its weekday, in %s", (locale, words) => {
    expect(dateInWords("2026-11-21", locale, "Asia/Bangkok")).toBe(words);
  });

  it("takes an instant in the given time zone", () => {
    expect(dateInWords("2026-11-21T16:30:00Z", "en-US", "Asia/Singapore")).toBe("Sunday, November 22, 2026");
    expect(dateInWords("2026-11-21T16:30:00.000Z", "en-US", "America/New_York")).toBe("Saturday, November 21, 2026");
  });

  it("keeps a day in zones behind and ahead of UTC", () => {
    expect(dateInWords("2026-01-01", "en-US", "Pacific/Honolulu")).toBe("Thursday, January 1, 2026");
    expect(dateInWords("2026-01-01", "en-US", "Pacific/Kiritimati")).toBe("Thursday, January 1, 2026");
  });

  it.each([undefined, null, 5, "", "soon", "21/11/2026", "2026-13-45", "2026-11-21T16:30:00"])(
    "is undefined for %j",
    (value) => {
      expect(dateInWords(value, "en-US", "Asia/Singapore")).toBeUndefined();
    },
  );
});

describe("a month in words", () => {
  it.each([
    ["en-US", "November 2026"],
    ["zh-Hant-TW", "2026年11月"],
    ["th-TH", "พฤศจิกายน 2569"],
  ])("has the year of the language in %s", (locale, words) => {
    expect(monthInWords("2026-11", locale)).toBe(words);
  });

  it.each(["2026-13", "2026-1", "2026-11-21", "soon"])("is undefined for %s", (value) => {
    expect(monthInWords(value, "en-US")).toBeUndefined();
  });
});

describe("a time of day in words", () => {
  it.each([
    ["en-US", "4:00 PM"],
    ["zh-Hant-TW", "下午4:00"],
    ["th-TH", "16:00"],
  ])("is as people write it in %s", (locale, words) => {
    expect(timeInWords("16:00", locale)?.replace("\u202f", " ")).toBe(words);
  });

  it.each(["24:00", "9:00", "16:60", "soon"])("is undefined for %s", (value) => {
    expect(timeInWords(value, "en-US")).toBeUndefined();
  });
});
