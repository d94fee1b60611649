import { describe, expect, test } from "vitest";
import type { Rule } from "../generated/rule.ts";
import { compileRule } from "./compile-rule.ts";
import { operators } from "./operators.ts";
import { parseRule } from "./parse-rule.ts";

describe("every operator gives the results of its table of examples", () => {
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

const samples: readonly unknown[] = [
  undefined,
  true,
  2,
  "b",
  "2026-01-01T00:00:00Z",
  ["b", 2],
  { amount: 1, currency: "SGD" },
];
const untouchable = new Proxy(
  {},
  {
    get: () => {
      throw new Error("an operator that is said to be brief reads or spends something beside its arguments");
    },
  },
);

test("a brief operator spends no steps and reads only its arguments", () => {
  const brief = [...operators.values()].flatMap((one) => (one.shape === "listed" && one.isBrief ? [one] : []));
  expect(brief.length).toBeGreaterThan(10);
  for (const { arity, compile } of brief) {
    for (const first of samples) {
      for (const second of samples) {
        const args = [first, second].slice(0, arity.max).map((value) => ({ evaluate: () => value }));
        const evaluate = compile(args, () => undefined);
        // biome-ignore lint/suspicious/noExplicitAny: nothing of it may be touched
        expect(() => evaluate(untouchable as any)).not.toThrow();
      }
    }
  }
});
