import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readJson } from "./read-json.ts";
import { valueOfTree } from "./tree-value.ts";

describe("reading a file", () => {
  test("gives the value of any JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const { tree, problems } = readJson("a.json", JSON.stringify(value, null, 2));
        expect(problems).toEqual([]);
        expect(tree && valueOfTree(tree)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test("never throws, whatever the bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const { tree, problems } = readJson("a.json", bytes);
        expect(tree !== undefined || problems.length > 0).toBe(true);
      }),
    );
  });

  test.each(["[".repeat(100_000), '{"a":'.repeat(100_000)])("refuses what is nested too deep", (text) => {
    expect(readJson("a.json", text).problems.map(({ check }) => check)).toEqual(["too-deep"]);
  });

  test("is not misled by brackets in texts", () => {
    expect(readJson("a.json", JSON.stringify({ a: "[".repeat(200), b: '\\"[' })).problems).toEqual([]);
  });
});
