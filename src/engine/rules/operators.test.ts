import { describe, expect, test } from "vitest";
import type { Rule } from "../generated/rule.ts";
import { compileRule } from "./compile-rule.ts";
import { operators } from "./operators.ts";
import { parseRule } from "./parse-rule.ts";

describe("every operator does what its table of examples says", () => {
  for (const operator of operators.values()) {
    for (const { rule, scope = {}, result } of operator.examples) {
      test(`${operator.name}: ${JSON.stringify(rule)} of ${JSON.stringify(scope)}`, () => {
        expect(parseRule(rule)).toEqual({ ok: true });
        expect(compileRule(rule as Rule)(scope)).toStrictEqual(result);
      });
    }
  }
});

test("every operator has at least two examples, and each example uses it", () => {
  for (const operator of operators.values()) {
    expect(operator.examples.length, operator.name).toBeGreaterThan(1);
    for (const { rule } of operator.examples) expect(Object.keys(Object(rule))).toEqual([operator.name]);
  }
});
