import { CalendarDate, parseAbsolute, toZoned } from "@internationalized/date";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addToDay, formatDay, parseCalendarDuration, parseDay } from "./day.ts";
import { formatInstant } from "./instant.ts";
import { dayInZone, instantInZone, isZone, parseTime, resolveZone } from "./zone.ts";

const ZONES = [
  "Asia/Singapore",
  "Asia/Taipei",
  "Asia/Bangkok",
  "Australia/Sydney",
  "Australia/Lord_Howe",
  "UTC",
  "America/St_Johns",
];
const instant = fc.date({
  min: new Date("1990-01-01T00:00:00Z"),
  max: new Date("2037-12-31T00:00:00Z"),
  noInvalidDate: true,
});
const RUNS = { numRuns: 500, seed: 20_261_121 };

test("the day of an instant in a zone is that of @internationalized/date", () => {
  fc.assert(
    fc.property(instant, fc.constantFrom(...ZONES), (date, zone) => {
      const { year, month, day } = parseAbsolute(date.toISOString(), zone);
      expect(formatDay(dayInZone(date.toISOString(), zone) ?? Number.NaN)).toBe(
        new CalendarDate(year, month, day).toString(),
      );
    }),
    RUNS,
  );
});

test("the instant of a time of day in a zone is that of @internationalized/date, also where clocks change", () => {
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
  fc.assert(
    fc.property(instant, minutes, fc.constantFrom(...ZONES), (date, minute, zone) => {
      const day = Math.floor(date.getTime() / 86_400_000);
      const [year = 0, month = 0, dayOfMonth = 0] = formatDay(day)?.split("-").map(Number) ?? [];
      const theirs = toZoned(new CalendarDate(year, month, dayOfMonth), zone).set({
        hour: Math.floor(minute / 60),
        minute: minute % 60,
      });
      expect(formatInstant(instantInZone(day, minute * 60_000, zone) ?? Number.NaN)).toBe(theirs.toAbsoluteString());
    }),
    RUNS,
  );
});

test("where clocks change, a skipped time moves by the gap, and a repeated time is the first one", () => {
  const at = (day: string, time: string) =>
    formatInstant(instantInZone(parseDay(day) ?? 0, parseTime(time) ?? 0, "Australia/Sydney") ?? Number.NaN);
  expect(at("2026-10-04", "01:59")).toBe("2026-10-03T15:59:00.000Z");
  expect(at("2026-10-04", "02:30")).toBe("2026-10-03T16:30:00.000Z");
  expect(at("2026-10-04", "03:00")).toBe("2026-10-03T16:00:00.000Z");
  expect(at("2026-04-05", "02:30")).toBe("2026-04-04T15:30:00.000Z");
});

test("a scope's zone is its own, else the programme's, else the client's", () => {
  const region = (timeZone: unknown) => ({ region: { timeZone } });
  expect(resolveZone({ zone: "UTC", client: region("Asia/Taipei") })).toBe("UTC");
  expect(resolveZone({ programme: region("Asia/Bangkok"), client: region("Asia/Taipei") })).toBe("Asia/Bangkok");
  expect(resolveZone({ programme: {}, client: region("Asia/Taipei") })).toBe("Asia/Taipei");
  for (const scope of [{}, { client: null }, { client: region(8) }]) expect(resolveZone(scope)).toBeUndefined();
});

test("an unknown zone has no days", () => {
  for (const zone of ["", "Asia/Atlantis", "x".repeat(10_000)]) {
    expect(isZone(zone)).toBe(false);
    expect(dayInZone("2026-11-21T00:00:00Z", zone)).toBeUndefined();
  }
});

test("impossible days and invalid texts are not days", () => {
  expect(formatDay(parseDay("2028-02-29") ?? 0)).toBe("2028-02-29");
  expect(formatDay(parseDay("0001-01-01") ?? 0)).toBe("0001-01-01");
  for (const text of ["2026-02-29", "2026-13-01", "2026-1-1", "2026-11-21T00:00:00Z", "today", ""]) {
    expect(parseDay(text), text).toBeUndefined();
  }
});

test("adding months and years keeps the day of the month where possible; days are added after them", () => {
  const addDuration = (day: string, duration: string) => {
    const length = parseCalendarDuration(duration);
    return length === undefined ? undefined : formatDay(addToDay(parseDay(day) ?? 0, length));
  };
  expect(addDuration("2026-01-31", "P1M")).toBe("2026-02-28");
  expect(addDuration("2026-01-31", "P1M1D")).toBe("2026-03-01");
  expect(addDuration("2028-02-29", "P1Y")).toBe("2029-02-28");
  expect(addDuration("2026-01-31", "-P2M")).toBe("2025-11-30");
  expect(addDuration("2026-12-31", "P1W")).toBe("2027-01-07");
  expect(addDuration("9999-12-31", "P1D")).toBeUndefined();
  for (const text of ["P", "P1H", "PT1H", "P1MT1H", "1M", "P1.5D"])
    expect(addDuration("2026-01-01", text), text).toBeUndefined();
});
