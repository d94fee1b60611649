import { describe, expect, test } from "vitest";
import { compileRule, RuleProblemsError } from "./compile-rule.ts";
import { parseRule, RULE_DEPTH_LIMIT, RULE_SIZE_LIMIT } from "./parse-rule.ts";

function parseProblems(rule: unknown) {
  const parsed = parseRule(rule);
  return parsed.ok ? [] : parsed.problems;
}

describe("parseRule names each problem and its place", () => {
  test("an unknown operator is reported by name, so that a near one can be offered", () => {
    expect(parseProblems({ and: [true, { presnt: { var: "data.a" } }] })).toEqual([
      { pointer: "/and/1/presnt", message: '"presnt" is not an operator', operator: "presnt" },
    ]);
  });

  test("names of Object.prototype are not operators", () => {
    for (const name of ["constructor", "__proto__", "toString"]) {
      expect(parseProblems(JSON.parse(`{ "${name}": 1 }`))).toMatchObject([{ operator: name }]);
    }
  });

  test("refuses operators of JSON Logic that are outside this profile", () => {
    for (const name of ["==", "!=", "missing", "reduce", "log"]) {
      expect(parseProblems({ [name]: [1] })).toMatchObject([{ operator: name, hint: expect.any(String) }]);
    }
  });

  test("refuses a rule of two keys, or of none", () => {
    expect(parseProblems([{ "===": [1, 1], and: [true] }])).toMatchObject([{ pointer: "/0" }]);
    expect(parseProblems({})).toMatchObject([{ pointer: "" }]);
  });

  test("refuses a wrong number of arguments", () => {
    expect(parseProblems({ "===": [1] })).toEqual([{ pointer: "/===", message: '"===" takes 2 arguments, not 1' }]);
    expect(parseProblems({ if: [true] })).toEqual([
      { pointer: "/if", message: '"if" takes 2 or more arguments, not 1' },
    ]);
    expect(parseProblems({ "!": [true, false] })).toEqual([{ pointer: "/!", message: '"!" takes 1 argument, not 2' }]);
  });

  test("refuses null, which is never data", () => {
    expect(parseProblems({ first: [{ var: "data.a" }, null] })).toMatchObject([{ pointer: "/first/1" }]);
  });

  test("reports every problem of a rule at once", () => {
    expect(parseProblems({ or: [{ a: 1 }, { b: 2 }] }).map(({ pointer }) => pointer)).toEqual(["/or/0/a", "/or/1/b"]);
  });

  test("refuses paths that cannot be read", () => {
    for (const path of ["", ".", "a.", ".a", "a[", "a[]", "a[b", "a]b", "a[b]c", 1, ["a"], { var: "a" }]) {
      expect(parseProblems({ var: path }), JSON.stringify(path)).toMatchObject([{ pointer: "/var" }]);
    }
  });

  test("refuses a computed or unknown pattern or mask, and an invalid duration, time or zone", () => {
    expect(parseProblems({ matches: ["a", { var: "data.pattern" }] })).toMatchObject([{ pointer: "/matches/1" }]);
    expect(parseProblems({ matches: ["a", "("] })).toMatchObject([{ pointer: "/matches/1" }]);
    expect(parseProblems({ mask: ["a", "iban"] })).toMatchObject([{ pointer: "/mask/1" }]);
    expect(parseProblems({ matches: ["a", "a".repeat(201)] })).toMatchObject([{ pointer: "/matches/1" }]);
    expect(parseProblems({ plus: [{ var: "now" }, "P1MT5M"] })).toMatchObject([{ pointer: "/plus/1" }]);
    expect(parseProblems({ instantAt: [{ var: "data.day" }, "24:00"] })).toMatchObject([{ pointer: "/instantAt/1" }]);
    expect(parseProblems({ dayOf: [{ var: "now" }, "Asia/Atlantis"] })).toMatchObject([{ pointer: "/dayOf/1" }]);
    expect(parseProblems({ plus: [{ var: "now" }, { var: "data.length" }] })).toEqual([]);
  });

  test("refuses a computed or invalid name of a rule", () => {
    for (const given of [[], [{ var: "data.name" }], "a.b", 1]) {
      expect(parseProblems({ rule: given })).toMatchObject([{ pointer: "/rule" }]);
    }
    expect(parseProblems({ rule: ["total", { nope: 1 }] })).toMatchObject([{ pointer: "/rule/1/nope" }]);
  });

  test("refuses an iterator's flag that is not true, or that belongs to another iterator", () => {
    const sorted = { in: [], as: "x", by: 1 };
    expect(parseProblems({ sortBy: { ...sorted, descending: true } })).toEqual([]);
    expect(parseProblems({ sortBy: { ...sorted, descending: false } })).toMatchObject([
      { pointer: "/sortBy/descending" },
    ]);
    expect(parseProblems({ sortBy: { ...sorted, ascending: true } })).toMatchObject([{ pointer: "/sortBy" }]);
    expect(parseProblems({ filter: { in: [], as: "x", is: true, descending: true } })).toHaveLength(1);
  });

  test("refuses a path with too many steps, and a rule with too many parts", () => {
    expect(parseProblems({ var: `data${".a".repeat(32)}` })).toEqual([]);
    expect(parseProblems({ var: `data${".a".repeat(33)}` })).toHaveLength(1);
    expect(parseProblems({ in: [1, Array.from({ length: RULE_SIZE_LIMIT - 3 }, () => 1)] })).toEqual([]);
    for (const rule of [Array.from({ length: 5_000 }, () => [1, 1]), { "+": Array.from({ length: 5_000 }, () => 1) }]) {
      expect(parseProblems(rule)).toMatchObject([{ message: expect.stringContaining(`${RULE_SIZE_LIMIT} parts`) }]);
    }
  });

  test("refuses an iterator without its parts, or with an invalid name", () => {
    expect(parseProblems({ map: { in: [], as: "x" } })).toMatchObject([{ pointer: "/map" }]);
    expect(parseProblems({ filter: { in: [], as: "x", to: 1 } })).toMatchObject([{ pointer: "/filter" }]);
    expect(parseProblems({ map: { in: [], as: "a.b", to: 1 } })).toMatchObject([{ pointer: "/map/as" }]);
  });

  test("escapes a pointer as JSON Pointer does", () => {
    expect(parseProblems({ object: { "a/b~c": null } })).toMatchObject([{ pointer: "/object/a~1b~0c" }]);
  });

  test("refuses nesting beyond the limit, at any depth", () => {
    let rule: unknown = true;
    for (let depth = 0; depth < 5_000; depth += 1) rule = { "!": rule };
    expect(parseProblems(rule)).toMatchObject([{ message: `rules may be nested ${RULE_DEPTH_LIMIT} deep` }]);
  });
});

test("a rule that does not parse does not compile", () => {
  expect(() => compileRule({ nope: 1 })).toThrow(RuleProblemsError);
});
