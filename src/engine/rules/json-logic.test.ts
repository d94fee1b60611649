import fc from "fast-check";
import jsonLogic from "json-logic-js";
import { describe, expect, test } from "vitest";
import type { Rule } from "../generated/rule.ts";
import { compileRule } from "./compile-rule.ts";
import { isJsonObject, isList } from "./value.ts";

const number = fc.integer({ min: -9, max: 9 });
const text = fc.constantFrom("text", "b", "te", "other");

/** Data of the types that the rules below expect. */
const data = fc.record({
  n: number,
  m: number,
  s: text,
  t: text,
  yes: fc.boolean(),
  no: fc.boolean(),
  list: fc.array(text, { minLength: 2, maxLength: 4 }),
  numbers: fc.array(number, { minLength: 1, maxLength: 5 }),
  deep: fc.record({ n: number }),
});

interface Typed {
  number: unknown;
  text: unknown;
  boolean: unknown;
  numbers: unknown;
  ofElement: unknown;
}

/** Well-typed rules of the operators that JSON Logic has too. */
const rules = fc.letrec<Typed>((tie) => {
  const pair = (of: keyof Typed) => fc.tuple(tie(of), tie(of));
  const apply = (names: readonly string[], args: fc.Arbitrary<unknown[]>) =>
    fc.tuple(fc.constantFrom(...names), args).map(([name, given]) => ({ [name]: given }));
  const choice = (of: keyof Typed) => apply(["if"], fc.tuple(tie("boolean"), tie(of), tie(of)));
  const match = (of: keyof Typed) =>
    fc
      .tuple(tie("text"), text, tie(of), tie(of))
      .map(([value, key, found, otherwise]) => ({ match: [value, { [key]: found }, otherwise] }));
  const variable = (...paths: string[]) => fc.constantFrom(...paths).map((path) => ({ var: path }));
  const each = (names: readonly string[], body: string, is: fc.Arbitrary<unknown>) =>
    fc.tuple(fc.constantFrom(...names), tie("numbers"), is).map(([name, list, rule]) => ({
      [name]: { in: list, as: "element", [body]: rule },
    }));
  const depth = { maxDepth: 5, withCrossShrink: true };
  return {
    number: fc.oneof(
      depth,
      number,
      variable("n", "m", "deep.n"),
      apply(["+", "*", "min", "max"], fc.array(tie("number"), { minLength: 2, maxLength: 3 })),
      apply(["-"], pair("number")),
      apply(["/"], fc.tuple(tie("number"), fc.constantFrom(-2, 4, 0.5))),
      choice("number"),
      match("number"),
    ),
    text: fc.oneof(depth, text, variable("s", "t", "list.1"), choice("text"), match("text")),
    numbers: fc.oneof(
      depth,
      variable("numbers"),
      fc.array(tie("number"), { minLength: 1, maxLength: 3 }),
      apply(["merge"], fc.array(tie("numbers"), { minLength: 1, maxLength: 3 })),
      each(["map"], "to", apply(["+", "*"], fc.tuple(fc.constant({ var: "element" }), number))),
    ),
    ofElement: apply(["<", ">=", "===", "!=="], fc.tuple(fc.constant({ var: "element" }), number)),
    boolean: fc.oneof(
      depth,
      fc.boolean(),
      variable("yes", "no"),
      apply(["<", "<=", ">", ">="], pair("number")),
      apply(["<", ">"], pair("text")),
      apply(["===", "!=="], fc.oneof(pair("number"), pair("text"), fc.tuple(tie("number"), tie("text")))),
      apply(["and", "or"], fc.array(tie("boolean"), { minLength: 1, maxLength: 3 })),
      apply(["!"], fc.tuple(tie("boolean"))),
      apply(["in"], fc.tuple(tie("text"), fc.oneof(tie("text"), variable("list")))),
      each(["some", "all", "none"], "is", tie("ofElement")),
      choice("boolean"),
      match("boolean"),
    ),
  };
});

const EACH = ["map", "filter", "some", "all", "none"];

/**
 * The same rule in JSON Logic: an iterator takes a list of two, and the element is the whole scope; `match` is
 * a chain of `if`.
 */
function inJsonLogic(rule: unknown): unknown {
  if (isList(rule)) return rule.map(inJsonLogic);
  if (!isJsonObject(rule)) return rule;
  const [name = ""] = Object.keys(rule);
  const given = rule[name];
  if (name === "match" && isList(given)) return asChain(given);
  if (name === "var") return { var: given === "element" ? "" : given };
  if (!EACH.includes(name) || !isJsonObject(given)) return { [name]: inJsonLogic(given) };
  return { [name]: [inJsonLogic(given.in), inJsonLogic(given.is ?? given.to)] };
}

function asChain([value, branches, ...otherwise]: readonly unknown[]): unknown {
  const cases = Object.entries(isJsonObject(branches) ? branches : {});
  const parts = cases.flatMap(([text, rule]) => [{ "===": [value, text] }, rule]);
  return { if: [...parts, ...otherwise].map(inJsonLogic) };
}

/** The operators that a rule uses. */
function operatorsIn(rule: unknown): string[] {
  if (isList(rule)) return rule.flatMap(operatorsIn);
  return isJsonObject(rule) ? Object.entries(rule).flatMap(([name, inner]) => [name, ...operatorsIn(inner)]) : [];
}

const SHARED = [
  ..."+ - * / < <= > >= === !== !".split(" "),
  "min",
  "max",
  "and",
  "or",
  "if",
  "match",
  "in",
  "var",
].concat(
  EACH.filter((name) => name !== "filter"),
  "filter",
);

test("well-typed rules of shared operators give what json-logic-js gives, for any data", () => {
  const seen = new Map<string, number>();
  const kept = rules.numbers.map((list) => ({
    filter: { in: list, as: "element", is: { ">": [{ var: "element" }, 0] } },
  }));
  fc.assert(
    fc.property(fc.oneof(rules.number, rules.text, rules.boolean, rules.numbers, kept), data, (rule, scope) => {
      for (const name of operatorsIn(rule)) seen.set(name, (seen.get(name) ?? 0) + 1);
      const theirs = jsonLogic.apply(JSON.parse(JSON.stringify(inJsonLogic(rule))), scope);
      expect(plain(compileRule(rule as Rule)(scope))).toEqual(plain(theirs));
    }),
    { numRuns: 3_000, seed: 20_261_121 },
  );
  for (const name of SHARED) expect(seen.get(name), name).toBeGreaterThan(50);
});

/** JSON has one zero. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify({ value }));

describe("intended differences from json-logic-js", () => {
  const data = { none: null, tries: 3, slots: [{ at: 9 }, { at: 11 }], from: 10 };
  const theirs = (rule: unknown) => jsonLogic.apply(JSON.parse(JSON.stringify(rule)), data);

  test("it treats an absent value as less than a number", () => {
    expect(theirs({ "<": [{ var: "none" }, 15] })).toBe(true);
    expect(compileRule({ "<": [{ var: "none" }, 15] })(data)).toBe(false);
  });

  test("it treats a rule of two keys as data, and data as true", () => {
    const rule = { "===": [1, 2], and: [false] };
    expect(theirs({ if: [rule, "allowed", "refused"] })).toBe("allowed");
    expect(() => compileRule({ if: [rule, "allowed", "refused"] })).toThrow("exactly one operator");
  });

  test("it lets a path lead into prototypes", () => {
    expect(theirs({ var: "tries.constructor" })).toBe(Number);
    expect(compileRule({ var: "tries.constructor" })(data)).toBeUndefined();
  });

  test("it hides the outer scope in an iterator, so each element is compared with nothing", () => {
    expect(theirs({ filter: [{ var: "slots" }, { ">=": [{ var: "at" }, { var: "from" }] }] })).toEqual(data.slots);
    const rule = { filter: { in: { var: "slots" }, as: "slot", is: { ">=": [{ var: "slot.at" }, { var: "from" }] } } };
    expect(compileRule(rule)(data)).toEqual([{ at: 11 }]);
  });

  test("its `and` gives the last value, and its `all` of an empty list is false", () => {
    expect(theirs({ and: [true, "no"] })).toBe("no");
    expect(compileRule({ and: [true, "no"] })(data)).toBe(false);
    expect(theirs({ all: [{ var: "none" }, true] })).toBe(false);
    expect(compileRule({ all: { in: { var: "none" }, as: "one", is: true } })(data)).toBe(true);
  });

  test("it overflows the stack at a deeply nested rule", () => {
    let rule: unknown = true;
    for (let depth = 0; depth < 20_000; depth += 1) rule = { "!": [rule] };
    expect(() => jsonLogic.apply(Object(rule), data)).toThrow(RangeError);
    expect(() => compileRule(Object(rule))).toThrow("nested 64 deep");
  });
});
