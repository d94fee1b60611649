import { expect, test } from "vitest";
import { isWrittenAs } from "./written-texts.ts";

test.each([
  ["2026-11-22T10:00:00Z", ["instant"], true],
  ["2026-13-45T10:00:00Z", ["instant"], false],
  ["soon", ["instant", "absent"], false],
  ["2026-11-22", ["instant", "day"], true],
  ["2026-02-30", ["day"], false],
  ["soon", ["text"], true],
  ["soon", ["day", "text"], true],
] as const)("%s where %j is expected: %s", (text, expected, is) => {
  expect(isWrittenAs(text, expected)).toBe(is);
});
