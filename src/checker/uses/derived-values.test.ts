import { expect, test } from "vitest";
import { withDerivedRules } from "./derived-values.ts";

const derived = new Map<string, unknown>([
  ["type", { var: "programme.types[data.incident]" }],
  ["options", { filter: { in: { var: "derived.type.options" }, as: "one", is: { present: { var: "one" } } } }],
  ["here", { var: "derived.there" }],
  ["there", { var: "derived.here" }],
]);
const inFull = (path: string) => withDerivedRules({ var: path }, derived);

test("a path into a derived value that is a path itself becomes one path", () => {
  expect(inFull("derived.type.options")).toEqual({ var: "programme.types[data.incident].options" });
  expect(inFull("programme.ways[derived.type.way].slots")).toEqual({
    var: "programme.ways[programme.types[data.incident].way].slots",
  });
});

test("a part of a computed derived value is got from its rule, in which others are written out too", () => {
  expect(inFull("derived.options.first")).toEqual({
    get: [
      {
        filter: {
          in: { var: "programme.types[data.incident].options" },
          as: "one",
          is: { present: { var: "one" } },
        },
      },
      "first",
    ],
  });
});

test("other paths, values that are not there, and a cycle end", () => {
  expect(inFull("data.incident")).toEqual({ var: "data.incident" });
  expect(inFull("derived.none")).toEqual({ var: "derived.none" });
  expect(inFull("derived.here")).toHaveProperty("var");
});
