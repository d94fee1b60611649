import { describe, expect, test } from "vitest";
import type { Rule } from "../generated/rule.ts";
import { compileRule } from "./compile-rule.ts";
import { STEP_LIMIT } from "./evaluation.ts";
import { SIZE_LIMIT } from "./size.ts";

describe("compileRule", () => {
  test("reads own members only, neither those of prototypes nor a list's length", () => {
    const scope = { data: { list: [1] }, text: "abc" };
    for (const path of [
      "data.constructor",
      "data.__proto__",
      "data.list.length",
      "text.length",
      "toString",
      "data.list.at",
    ]) {
      expect(compileRule({ var: path })(scope), path).toBeUndefined();
    }
  });

  test("treats an object with a member __proto__ as an ordinary object", () => {
    const rule: Rule = JSON.parse('{ "object": { "__proto__": { "object": { "isAdmin": true } } } }');
    const made = compileRule(rule)({});
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
    expect(compileRule({ var: "made.isAdmin" })({ made })).toBeUndefined();
  });

  test("treats null, NaN and the infinities as absent", () => {
    for (const value of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(compileRule({ present: { var: "value" } })({ value })).toBe(false);
      expect(compileRule({ "===": [{ var: "value" }, { var: "value" }] })({ value })).toBe(false);
      expect(compileRule({ var: "value" })({ value })).toBeUndefined();
    }
    expect(compileRule({ "+": [Number.MAX_VALUE, Number.MAX_VALUE] })({})).toBeUndefined();
  });

  test("an inner iterator sees both elements and the whole outer scope", () => {
    const rule = {
      map: {
        in: { var: "data.rows" },
        as: "row",
        to: { filter: { in: { var: "row" }, as: "cell", is: { ">": [{ var: "cell" }, { var: "data.least" }] } } },
      },
    };
    expect(compileRule(rule)({ data: { least: 2, rows: [[1, 2, 3], [4]] } })).toEqual([[3], [4]]);
  });

  test("of two equal names the inner one counts inside, the outer one again afterwards", () => {
    const inner = { map: { in: [10], as: "n", to: { var: "n" } } };
    expect(compileRule({ map: { in: [1, 2], as: "n", to: [inner, { var: "n" }] } })({})).toEqual([
      [[10], 1],
      [[10], 2],
    ]);
  });

  test("a rule beyond its step budget has no value", () => {
    const list = Array.from({ length: STEP_LIMIT }, () => 1);
    const visit = { length: { map: { in: { var: "list" }, as: "n", to: 1 } } };
    expect(compileRule(visit)({ list })).toBeUndefined();
    expect(compileRule({ "!": { "===": [visit, 1] } })({ list })).toBeUndefined();
    expect(compileRule(visit)({ list: list.slice(0, 5_000) })).toBe(5_000);
  });

  test("nested iterators share one budget", () => {
    const list = Array.from({ length: 300 }, (_, index) => index);
    const product = {
      map: { in: { var: "list" }, as: "a", to: { map: { in: { var: "list" }, as: "b", to: { var: "a" } } } },
    };
    expect(compileRule(product)({ list })).toBeUndefined();
    expect(compileRule(product)({ list: [1, 2] })).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test("text that grows beyond the budget has no value", () => {
    const text = "x".repeat(100_000);
    const rule = { join: [{ map: { in: { var: "list" }, as: "n", to: { var: "text" } } }, ""] };
    expect(compileRule(rule)({ text, list: [1, 2] })).toHaveLength(200_000);
    expect(compileRule(rule)({ text, list: [1, 2, 3, 4, 5, 6, 7] })).toBeUndefined();
  });

  test("a rule that repeats a large value many times has no value", () => {
    const list = Array.from({ length: 2_000 }, (_, index) => index);
    const rule: Rule = { map: { in: { var: "list" }, as: "n", to: { var: "list" } } };
    expect(compileRule(rule)({ list })).toBeUndefined();
    expect(compileRule(rule)({ list: list.slice(0, Math.sqrt(SIZE_LIMIT) - 1) })).toHaveLength(
      (Math.sqrt(SIZE_LIMIT) - 1) | 0,
    );
  });
});
