import { expect, test } from "vitest";
import { parseFormat, parseLimit } from "./report-options.ts";

test("--json is short for --format json", () => {
  expect(parseFormat({ format: "pretty", json: true })).toBe("json");
  expect(parseFormat({ format: "junit" })).toBe("junit");
});

test("options that ask for two formats, or for none that is there, are refused", () => {
  expect(() => parseFormat({ format: "sarif", json: true })).toThrow("--json and --format sarif ask for two formats");
  expect(() => parseFormat({ format: "toString" })).toThrow('there is no format "toString"; formats are: pretty, json');
});

test("a limit is a number from 1, and none where it is not asked for", () => {
  expect(parseLimit(undefined)).toBe(Number.POSITIVE_INFINITY);
  expect(parseLimit("20")).toBe(20);
  for (const text of ["", "0", "-1", "1.5", "ten"])
    expect(() => parseLimit(text)).toThrow("--max-findings takes a number");
});
