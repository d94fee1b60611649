import { expect, test } from "vitest";
import { listInWords } from "./list-in-words.ts";

test.each([
  ["en-US", ["a", "b", "c"], "a, b, and c"],
  ["zh-Hant-TW", ["iPhone 16 Pro", "Galaxy Tab S10"], "iPhone 16 Pro 和 Galaxy Tab S10"],
  ["zh-Hant-TW", ["手機", "平板"], "手機和平板"],
  ["zh-Hant-TW", ["iPhone 16", "平板"], "iPhone 16 和平板"],
  ["th-TH", ["iPhone 16 Pro", "Galaxy Tab S10"], "iPhone 16 Pro และ Galaxy Tab S10"],
  ["th-TH", ["โทรศัพท์", "แท็บเล็ต"], "โทรศัพท์และแท็บเล็ต"],
])("in %s, %j", (locale, words, expected) => {
  expect(listInWords(words, locale, "conjunction")).toBe(expected);
});
