import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readJson } from "./read-json.ts";

describe("reading a file", () => {
  test("gives the value of any JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const { json, problems } = readJson("a.json", JSON.stringify(value, null, 2));
        expect(problems).toEqual([]);
        expect(json?.value).toEqual(JSON.parse(JSON.stringify(value)));
        expect(json?.tree().length).toBe(JSON.stringify(value, null, 2).length);
        expect(json?.mayRepeatKeys).toBe(false);
      }),
    );
  });

  test("never throws, whatever the bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const { json, problems } = readJson("a.json", bytes);
        expect(json !== undefined || problems.length > 0).toBe(true);
      }),
    );
  });

  test.each(["[".repeat(100_000), '{"a":'.repeat(100_000)])("refuses JSON that is nested too deep", (text) => {
    expect(readJson("a.json", text).problems.map(({ check }) => check)).toEqual(["too-deep"]);
  });

  test.each(['{"a":1,"a":2}', '[{"b":{"c":":","c":[]}}]', '{"\\u0061":1,"a":2}'])(
    "notices that %s may repeat a key",
    (text) => {
      expect(readJson("a.json", text).json?.mayRepeatKeys).toBe(true);
    },
  );

  test("is not misled by brackets in texts", () => {
    expect(readJson("a.json", JSON.stringify({ a: "[".repeat(200), b: '\\"[' })).problems).toEqual([]);
  });
});
