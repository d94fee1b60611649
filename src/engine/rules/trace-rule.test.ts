import { describe, expect, test } from "vitest";
import { compileRule } from "./compile-rule.ts";
import { operators } from "./operators.ts";
import { TRACE_LIMIT, traceRule } from "./trace-rule.ts";

const scope = {
  data: {
    tries: 6,
    kind: "email",
    slots: [
      { at: 9, free: true },
      { at: 10, free: false },
    ],
  },
  rules: { mayTry: { in: ["tries"], is: { "<": [{ var: "tries" }, 5] } } },
};
const MAY_TRY = { "<": [{ var: "data.tries" }, 5] };
const IS_EMAIL = { "===": [{ var: "data.kind" }, "email"] };

function because(rule: Parameters<typeof traceRule>[0]) {
  return traceRule(rule, scope).because.map(({ pointer, value, reads }) => ({ pointer, value, reads }));
}

const TRIES = { reads: [{ path: "data.tries", value: 6 }] };
const KIND = { reads: [{ path: "data.kind", value: "email" }] };

describe("a trace names the leaf that decided, and its value", () => {
  test("of a false `and`: the condition at which it stopped", () => {
    expect(because({ and: [IS_EMAIL, MAY_TRY, { present: { var: "data.never-read" } }] })).toEqual([
      { pointer: "/and/1/<", value: false, ...TRIES },
    ]);
  });

  test("of a false `or`: every condition; of a true one: the condition that was true", () => {
    expect(because({ or: [MAY_TRY, { "!": IS_EMAIL }] })).toEqual([
      { pointer: "/or/0/<", value: false, ...TRIES },
      { pointer: "/or/1/!/===", value: true, ...KIND },
    ]);
    expect(because({ or: [MAY_TRY, IS_EMAIL] })).toEqual([{ pointer: "/or/1/===", value: true, ...KIND }]);
  });

  test("of a choice: the chosen value, or its conditions if the value is a literal", () => {
    expect(because({ if: [IS_EMAIL, MAY_TRY, true] })).toMatchObject([{ pointer: "/if/1/<" }]);
    expect(because({ if: [MAY_TRY, true, false] })).toMatchObject([{ pointer: "/if/0/<" }]);
  });

  test("of a match: the value under the text, or what gave the text if that value is a literal", () => {
    const kind = { var: "data.kind" };
    expect(because({ match: [kind, { email: MAY_TRY }, true] })).toMatchObject([{ pointer: "/match/1/email/<" }]);
    expect(because({ match: [kind, { email: true, mobile: false }] })).toMatchObject([{ pointer: "/match/0/var" }]);
    expect(because({ match: [kind, { mobile: false }] })).toMatchObject([{ pointer: "/match/0/var" }]);
  });

  test("of `all`: the element for which it is false", () => {
    const isFree = { var: "slot.free" };
    expect(because({ all: { in: { var: "data.slots" }, as: "slot", is: isFree } })).toEqual([
      { pointer: "/all/is/var", value: false, reads: [{ path: "slot.free", value: false }] },
    ]);
  });

  test("inside a named rule: with the rule's name", () => {
    const { because: reasons, value } = traceRule({ and: [{ rule: ["mayTry", { var: "data.tries" }] }] }, scope);
    expect(value).toBe(false);
    expect(reasons).toEqual([
      { pointer: "/<", rule: "mayTry", operator: "<", value: false, reads: [{ path: "tries", value: 6 }] },
    ]);
  });
});

test("has every part that was evaluated, and no other", () => {
  const { root } = traceRule({ and: [MAY_TRY, IS_EMAIL] }, scope);
  expect(root).toMatchObject({ operator: "and", value: false, parts: [{ operator: "<", value: false }] });
  expect(root.parts[0]?.parts).toMatchObject([
    { path: "data.tries", value: 6 },
    { operator: "literal", value: 5 },
  ]);
});

test("a trace has the value of the compiled rule, for every operator's examples", () => {
  for (const operator of operators.values()) {
    for (const { rule, scope: given = {}, result } of operator.examples) {
      const traced = traceRule(Object(rule), given);
      expect(traced.value).toStrictEqual(result);
      expect(traced.root.value, JSON.stringify(rule)).toStrictEqual(compileRule(Object(rule))(given));
      expect(traced.because.length).toBeGreaterThan(0);
    }
  }
});

test("a trace that would be too long is cut, and says so", () => {
  const list = Array.from({ length: TRACE_LIMIT }, (_, index) => index);
  const rule = { all: { in: { var: "list" }, as: "n", is: { ">=": [{ var: "n" }, 0] } } };
  expect(traceRule(rule, { list })).toMatchObject({ value: true, isComplete: false });
  expect(traceRule(rule, { list: [1, 2] })).toMatchObject({ value: true, isComplete: true });
});
