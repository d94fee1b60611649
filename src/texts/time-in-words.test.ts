import { describe, expect, it } from "vitest";
import { timeInWords } from "./time-in-words.ts";

const now = "2026-11-21T06:20:00.000Z";
/** No line breaks inside a time or a day. */
const inWords = (value: unknown, locale: string, timeZone: string) =>
  timeInWords(value, { locale, timeZone, now })
    ?.replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll("\u2060", "");

describe("a time in words", () => {
  it.each([
    ["en-US", "Asia/Singapore", "2:35 PM"],
    ["th-TH", "Asia/Bangkok", "13:35"],
    ["zh-Hant-TW", "Asia/Taipei", "下午2:35"],
    ["ms-MY", "Asia/Kuala_Lumpur", "2:35 PTG"],
  ])("is a time of day in %s, in the client's zone", (locale, timeZone, words) => {
    expect(inWords("2026-11-21T06:35:00.000Z", locale, timeZone)).toBe(words);
  });

  it("includes its day if that is another day", () => {
    expect(inWords("2026-11-21T16:10:00Z", "en-US", "Asia/Singapore")).toBe("Nov 22, 2026, 12:10 AM");
    expect(inWords("2026-11-22T06:35:00Z", "th-TH", "Asia/Bangkok")).toBe("22 พ.ย. 2569 13:35");
  });

  it.each([undefined, 5, "soon", "2026-11-21", "2026-13-41T00:00:00Z"])("is undefined for %j", (value) => {
    expect(inWords(value, "en-US", "Asia/Singapore")).toBeUndefined();
  });
});
