import { describe, expect, test } from "vitest";
import { compileRule } from "./compile-rule.ts";

const due = (more: number) => ({ in: ["fee"], is: { "+": [{ var: "fee" }, more] } });

describe("a named rule", () => {
  test("is the programme's, if the programme has one of that name", () => {
    const rule = compileRule({ rule: ["due", { var: "data.fee" }] });
    const data = { fee: 1 };
    expect(rule({ data, rules: { due: due(1) } })).toBe(2);
    expect(rule({ data, rules: { due: due(1) }, programme: { rules: { due: due(2) } } })).toBe(3);
    expect(rule({ data, rules: { due: due(1) }, programme: { rules: { other: due(2) } } })).toBe(2);
    expect(rule({ data, rules: {} })).toBeUndefined();
  });

  test("reads its inputs and nothing else, also inside an iterator", () => {
    const rules = { seen: { in: ["fee"], is: [{ var: "fee" }, { var: "data.fee" }, { var: "slot" }] } };
    const each = { map: { in: [7], as: "slot", to: { rule: ["seen", { var: "slot" }] } } };
    expect(compileRule(each)({ data: { fee: 1 }, rules })).toEqual([[7]]);
  });

  test("counts days in the zone of the outer scope", () => {
    const rules = { day: { in: ["at"], is: { dayOf: { var: "at" } } } };
    const client = { region: { timeZone: "Asia/Singapore" } };
    expect(compileRule({ rule: ["day", "2026-11-20T16:30:00Z"] })({ client, rules })).toBe("2026-11-21");
  });

  test("that uses itself, directly or through another, has no value", () => {
    const rules = {
      again: { in: [], is: { rule: "again" } },
      here: { in: [], is: { rule: "there" } },
      there: { in: [], is: { or: [{ rule: "here" }, { rule: "here" }] } },
    };
    expect(compileRule({ rule: "again" })({ rules })).toBeUndefined();
    expect(compileRule({ rule: "here" })({ rules })).toBeUndefined();
  });

  test("that cannot be compiled, or does not exist, has no value", () => {
    const rules = JSON.parse('{ "a": { "is": { "==": [1, 1] } }, "b": 1, "c": {}, "__proto__": { "d": { "is": 1 } } }');
    for (const name of ["a", "b", "c", "d", "constructor", "toString"]) {
      expect(compileRule({ rule: name })({ rules }), name).toBeUndefined();
    }
  });
});
