import { expect, test } from "vitest";
import { rulePaths } from "./rule-paths.ts";

const pathTexts = (rule: unknown) => rulePaths(rule).map(({ text }) => text);

test("every path that a rule reads is found, in order", () => {
  expect(
    pathTexts({ if: [{ present: { var: "data.a" } }, { object: { b: { var: "session.b" } } }, [{ var: "now" }]] }),
  ).toEqual(["data.a", "session.b", "now"]);
});

test("a path in brackets is a separate path", () => {
  expect(pathTexts({ var: "rates[data.kinds[settings.kind].rate].min" })).toEqual([
    "rates[data.kinds[settings.kind].rate].min",
    "data.kinds[settings.kind].rate",
    "settings.kind",
  ]);
});

test("names bound by an iterator are left out, inside it only", () => {
  const rule = {
    map: { in: { var: "slot.list" }, as: "slot", to: { "+": [{ var: "slot.at" }, { var: "data.by[slot.key]" }] } },
  };
  expect(pathTexts(rule)).toEqual(["slot.list", "data.by[slot.key]"]);
});

test("each path has its place", () => {
  expect(rulePaths({ and: [true, { var: "data.a" }] })).toMatchObject([{ pointer: "/and/1/var" }]);
});
