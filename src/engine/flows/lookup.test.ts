import { expect, test } from "vitest";
import { lookup } from "./lookup.ts";

test("a value is computed on first use, and once", () => {
  const made: string[] = [];
  const values = lookup({ a: 1, b: 2 }, (source, name) => {
    made.push(name);
    return { source };
  });
  expect(made).toEqual([]);
  expect(values.get("b")).toEqual({ source: 2 });
  expect(values.get("b")).toBe(values.get("b"));
  expect(made).toEqual(["b"]);
});

test("only the object's own names have values; without an object no name has one", () => {
  expect(lookup({ a: 1 }, (source) => ({ source })).get("constructor")).toBeUndefined();
  expect(lookup(undefined, () => ({})).get("a")).toBeUndefined();
});
