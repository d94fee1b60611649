import { describe, expect, it } from "vitest";
import { moneyInWords } from "./money-in-words.ts";

const marks: Readonly<Record<string, string>> = { AUD: "A$", MYR: "RM", SGD: "S$", TWD: "NT$" };
const own = (currency: string) => ({
  currency,
  currencyMark: marks[currency],
  currencyDigits: currency === "JPY" ? 0 : 2,
});

describe("money in words", () => {
  it.each([
    [1250, "SGD", "en-US", "S$12.50"],
    [199_000, "TWD", "zh-Hant-TW", "NT$1,990"],
    [199_000, "THB", "th-TH", "฿1,990"],
    [1290, "AUD", "en-US", "A$12.90"],
    [-6800, "SGD", "en-US", "-S$68"],
    [500, "JPY", "en-US", "¥500"],
  ])("%i %s in %s is %s", (amount, currency, locale, words) => {
    expect(moneyInWords({ amount, currency }, undefined, locale, own(currency))).toBe(words);
    expect(moneyInWords(amount, currency, locale, own(currency))).toBe(words);
  });

  it("distinguishes ringgit in Malay", () => {
    expect(moneyInWords(1250, "MYR", "ms-MY", own("MYR"))).toMatch(/^RM\s?12\.50$/);
  });

  it("has no sign that could be another currency's, where the currency is not the client's", () => {
    expect(moneyInWords({ amount: 1290, currency: "SGD" }, undefined, "en-US", own("TWD"))).toMatch(/^SGD\s12\.90$/);
    expect(moneyInWords({ amount: 1290, currency: "AUD" }, undefined, "en-US", own("TWD"))).toBe("A$12.90");
  });

  it("takes the minor units of a currency from its country", () => {
    expect(moneyInWords(12_500, "TWD", "zh-Hant-TW", { ...own("TWD"), currencyDigits: 0 })).toBe("NT$12,500");
    expect(moneyInWords(12_345, "TWD", "zh-Hant-TW", { ...own("TWD"), currencyDigits: 3 })).toBe("NT$12.345");
  });

  it.each([
    [undefined],
    ["12"],
    [{ amount: 5 }],
    [{ amount: Number.NaN, currency: "SGD" }],
    [{ amount: 5, currency: "$" }],
  ])("is undefined for %j", (value) => {
    expect(moneyInWords(value, undefined, "en-US")).toBeUndefined();
  });
});
