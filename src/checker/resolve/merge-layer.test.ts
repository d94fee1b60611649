import { describe, expect, test } from "vitest";
import { mergeLayer } from "./merge-layer.ts";

const schemas = {
  "brand.schema.json": {
    properties: {
      version: { "x-inherit": false },
      theme: { properties: { tokens: { "x-merge": "replace" }, code: { "x-inherit": false } } },
    },
  },
};
const merge = (parent: unknown, child: unknown) => mergeLayer(schemas, "brand.schema.json", parent, child);

describe("a layer over its parent", () => {
  test.each([
    [{ a: "b" }, { a: "c" }, { a: "c" }],
    [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
    [{ a: "b" }, { a: null }, {}],
    [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
    [{ a: ["b"] }, { a: "c" }, { a: "c" }],
    [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
    [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
    [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
    [
      ["a", "b"],
      ["c", "d"],
      ["c", "d"],
    ],
    [{ a: "b" }, ["c"], ["c"]],
    [{ a: "foo" }, null, null],
    [{ a: "foo" }, "bar", "bar"],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: "b", c: null }, { a: "b" }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])("RFC 7396, appendix A: %j patched with %j gives %j", (parent, child, merged) => {
    expect(merge(parent, child)).toEqual(merged);
  });

  test("replaces a value as a whole where the schema marks it so", () => {
    expect(merge({ theme: { tokens: { a: 1 }, b: 1 } }, { theme: { tokens: { c: 2 } } })).toEqual({
      theme: { tokens: { c: 2 }, b: 1 },
    });
  });

  test("does not inherit members that belong to one layer, also deep inside", () => {
    expect(merge({ version: "1.0.0", theme: { code: "x", b: 1 } }, { theme: {} })).toEqual({ theme: { b: 1 } });
  });

  test("treats __proto__ as an ordinary member", () => {
    const merged = merge({}, JSON.parse('{ "__proto__": { "isLocked": true } }'));
    expect(Object.hasOwn(Object(merged), "__proto__")).toBe(true);
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  });
});
