import { expect, test } from "vitest";
import { parseTypedNumber, typedNumber } from "./typed-number.ts";

test.each([
  ["1,234.50", 2, "en-SG", 1234.5],
  ["1234.5", 2, "en-SG", 1234.5],
  ["1.234,50", 2, "de-DE", 1234.5],
  ["12,34,567", 0, "en-IN", 1_234_567],
  ["１２３", 0, "zh-Hant-TW", 123],
  ["๑๒๓.๕", 1, "th-TH", 123.5],
  ["-7", 0, "en-SG", -7],
  ["\u22127", 0, "en-SG", -7],
  ["1 234", 0, "en-SG", 1234],
  ["0.50", 2, undefined, 0.5],
  ["-0", 0, "en-SG", 0],
])("%s with %i decimals in %s is %d", (typed, decimals, locale, number) => {
  expect(parseTypedNumber(typed, decimals, locale)).toBe(number);
});

test.each([
  ["1.5", 0, "en-SG"],
  ["1.555", 2, "en-SG"],
  ["1,2", 2, "en-SG"],
  ["1,2345", 0, "en-SG"],
  ["1.", 2, "en-SG"],
  [".5", 2, "en-SG"],
  ["1e3", 2, "en-SG"],
  ["0x10", 2, "en-SG"],
  ["Infinity", 2, "en-SG"],
  ["12 kg", 2, "en-SG"],
  ["1234567890123456", 0, "en-SG"],
  ["--1", 0, "en-SG"],
])("%s with %i decimals in %s is no number", (typed, decimals, locale) => {
  expect(parseTypedNumber(typed, decimals, locale)).toBeUndefined();
});

test.each([
  [1234.5, "en-SG", "1234.5"],
  [1234.5, "de-DE", "1234,5"],
  [-3, "th-TH", "-3"],
  [0.1 + 0.2, "en-SG", "0.3"],
])("%d is typed in %s as %s, and read back as the same", (value, locale, typed) => {
  expect(typedNumber(value, locale)).toBe(typed);
  expect(parseTypedNumber(typed, 6, locale)).toBeCloseTo(value, 6);
});
