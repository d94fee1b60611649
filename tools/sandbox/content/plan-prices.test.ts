import { expect, test } from "vitest";
import { listDiscounts, monthlyPrice, termPrice, totalPercent } from "./plan-prices.ts";

const now = new Date("2026-11-20T02:00:00Z");

test("a customer of a year gets a discount, and all discounts together are at most a fifth", () => {
  const [young, old] = ["2026-07-08", "2025-11-20"].map((startsOn) =>
    totalPercent(listDiscounts(startsOn, now, "Asia/Singapore")),
  );
  expect([young, old]).toEqual([15, 20]);
});

test("a term costs its months less the discount, in whole cents, or in whole dollars where there are no cents", () => {
  expect(termPrice("SGD", 1890, 12, 15)).toBe(19_278);
  expect(termPrice("SGD", 999, 12, 15)).toBe(10_190);
  expect(termPrice("TWD", 29_900, 12, 15)).toBe(305_000);
});

test("an offer without a price has the default price", () => {
  expect(monthlyPrice("SGD", "Plus")).not.toBe(monthlyPrice("SGD", "Basic"));
  expect(monthlyPrice("XXX", "Plus")).toBeGreaterThan(0);
});
