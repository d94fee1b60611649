import { expect, test } from "vitest";
import { readRule } from "../../engine/index.ts";
import { shapeOfRule } from "../scope/rule-typing.ts";
import { listShape, shapeOfTypes, shapeWith } from "../scope/shape.ts";
import { unfitLiterals } from "./unfit-literals.ts";

const data = shapeWith({
  due: shapeOfTypes("instant"),
  day: shapeOfTypes("day"),
  name: shapeOfTypes("text"),
  number: shapeOfTypes("number"),
  kettles: listShape(shapeWith({ id: shapeOfTypes("text") })),
});

/** The messages about a rule, each with the index of its argument. */
function literalMessages(rule: unknown): string[] {
  const found: string[] = [];
  expect(readRule(rule).problems).toEqual([]);
  shapeOfRule(rule, { roots: { data }, rules: [] }, (node, parts) => {
    if (node.kind === "apply") found.push(...unfitLiterals(node, parts).map(({ at, message }) => `${at}: ${message}`));
  });
  return found;
}

test.each([
  [{ "<": [{ var: "data.due" }, "yesterday"] }, '1: this is compared with an instant, which "yesterday" is not'],
  [{ ">=": ["2026-02-28", { var: "data.due" }] }, '0: this is compared with an instant, which "2026-02-28" is not'],
  [{ "===": [{ var: "data.day" }, "2026-02-30"] }, '1: this is compared with a day, which "2026-02-30" is not'],
  [{ "/": [{ var: "data.number" }, 0] }, "1: a division by 0 has no result"],
  [{ get: [{ var: "data.kettles" }, "first"] }, '1: a list has indexes from 0, and "first" is not one'],
  [{ get: [{ var: "data.kettles" }, -1] }, "1: a list has indexes from 0, and -1 is not one"],
  [{ plus: [{ var: "data.due" }, "P1M"] }, '1: an instant takes weeks, days, hours, minutes and seconds, not "P1M"'],
  [{ plus: [{ var: "data.day" }, "PT1H"] }, '1: a day takes years, months, weeks and days, not "PT1H"'],
])("%j has no result", (rule, expected) => {
  expect(literalMessages(rule)).toEqual([expected]);
});

test.each([
  [{ "<": [{ var: "data.due" }, "2026-02-28T00:00:00Z"] }],
  [{ "===": [{ var: "data.day" }, "2026-02-28"] }],
  [{ "===": [{ var: "data.name" }, "yesterday"] }],
  [{ "/": [{ var: "data.number" }, 2] }],
  [{ get: [{ var: "data.kettles" }, 0, "id"] }],
])("%j can have a result", (rule) => {
  expect(literalMessages(rule)).toEqual([]);
});
