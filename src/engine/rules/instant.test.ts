import { expect, test } from "vitest";
import { formatInstant, parseDuration, parseInstant } from "./instant.ts";

test("an instant needs an offset: a local time, a day or an impossible date is no instant", () => {
  expect(parseInstant("2026-01-01T08:00:00+08:00")).toBe(Date.UTC(2026, 0, 1));
  expect(parseInstant("2026-01-01T00:00Z")).toBe(Date.UTC(2026, 0, 1));
  for (const text of ["2026-01-01T00:00:00", "2026-01-01", "2026-13-01T00:00:00Z", "2026-02-30T00:00:00Z", "now", ""]) {
    expect(parseInstant(text), text).toBeUndefined();
  }
});

test("instants are written in UTC, in the years 0 to 9999 only", () => {
  expect(formatInstant(0)).toBe("1970-01-01T00:00:00.000Z");
  for (const ms of [Date.UTC(10_000, 0, 1), -1e15, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(formatInstant(ms)).toBeUndefined();
  }
});

test("durations are weeks, days, hours, minutes and seconds, in this order", () => {
  expect(parseDuration("P1W2DT3H4M5.5S")).toBe(((9 * 24 + 3) * 60 + 4) * 60_000 + 5_500);
  expect(parseDuration("-PT1S")).toBe(-1_000);
  for (const text of ["P", "PT", "P1Y", "P1M", "PT1H2D", "5M", "P1DT", "PT1.5H"])
    expect(parseDuration(text), text).toBeUndefined();
});
