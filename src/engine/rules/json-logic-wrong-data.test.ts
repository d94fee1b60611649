import { readFileSync } from "node:fs";
import jsonLogic from "json-logic-js";
import { describe, expect, test } from "vitest";
import type { Rule } from "../generated/rule.ts";
import { compileRule } from "./compile-rule.ts";

/** Unexpected data, by the name under which a rule reads it; `missing` is absent. */
const scope = {
  none: null,
  number: 3,
  digits: "3",
  text: "tea",
  empty: "",
  yes: true,
  no: false,
  list: ["tea"],
  nothing: [],
  object: { a: 1 },
};
const names = [...Object.keys(scope), "missing"];
const typeName = (name: string) => {
  const value: unknown = Object.entries(scope).find(([key]) => key === name)?.[1];
  if (value === undefined || value === null) return "absent";
  return Array.isArray(value) ? "list" : typeof value;
};

interface Case {
  readonly operator: string;
  readonly types: readonly string[];
  readonly rule: unknown;
  /** The same in JSON Logic, where it is written otherwise. */
  readonly inJsonLogic?: unknown;
}

const pairs = names.flatMap((one) => names.map((other) => [one, other]));
const reading = (name: string) => ({ var: name });
const cases: Case[] = [
  ..."< <= > >= === !== + - * / min max and or in"
    .split(" ")
    .flatMap((operator) =>
      pairs.map((pair) => ({ operator, types: pair.map(typeName), rule: { [operator]: pair.map(reading) } })),
    ),
  ...names.flatMap((one) =>
    names.map((other) => ({
      ...{ operator: "merge", types: [typeName(one), typeName(other)] },
      rule: { merge: [reading(one), reading(other)] },
    })),
  ),
  ...names.map((name) => ({
    ...{ operator: "all", types: [typeName(name)] },
    rule: { all: { in: reading(name), as: "element", is: true } },
    inJsonLogic: { all: [reading(name), true] },
  })),
  ...["min", "max"].flatMap((operator) =>
    names.map((name) => ({ operator, types: [typeName(name)], rule: { [operator]: reading(name) } })),
  ),
  ...names.map((name) => ({ operator: "!", types: [typeName(name)], rule: { "!": [reading(name)] } })),
  ...names.map((name) => ({ operator: "if", types: [typeName(name)], rule: { if: [reading(name), "then", "else"] } })),
];

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify({ value: value ?? null }));
const ours = ({ rule }: Case) => plain(compileRule(rule as Rule)(scope));
const theirs = ({ rule, inJsonLogic = rule }: Case) =>
  plain(jsonLogic.apply(JSON.parse(JSON.stringify(inJsonLogic)), scope));

const ORDER = ["<", "<=", ">", ">="];
const SUMS = ["+", "-", "*", "/", "min", "max"];
const are = (type: string, { types }: Case) => types.every((one) => one === type);

const isComparison = ({ operator }: Case) => operator === "===" || operator === "!==";

/** The intended differences, as the table of docs/operators.md says them, each with its cases. */
const differences: Readonly<Record<string, (one: Case) => boolean>> = {
  "only values of one type have an order, else `false`": (one) =>
    ORDER.includes(one.operator) && !are("number", one) && !are("string", one),
  "an absent value is the same as nothing, not even as another; a list or an object is the same as nothing, except money of one amount and currency":
    (one) => isComparison(one) && (one.types.includes("absent") || are("list", one) || are("object", one)),
  "made of quantities only, else absent": (one) => SUMS.includes(one.operator) && !are("number", one),
  "only `true` is true, and they give `true` or `false`": (one) =>
    ["and", "or", "!", "if"].includes(one.operator) && !are("boolean", one),
  "true of nothing: of an empty list, and of one that is absent": (one) => one.operator === "all",
  "lists only, and an absent one has no elements; absent when there is anything else": (one) =>
    one.operator === "merge" && !are("list", one),
  "a text is looked for in a text, any value in a list, else `false`": (one) => one.operator === "in",
};

/** Rows whose differences concern expected data: the examples of the operators show them. */
const SHOWN_BY_EXAMPLES = [
  "decimals have no binary tail, beyond 15 digits: 0.1 and 0.2 make 0.3",
  "one list is looked into",
];

describe("unexpected data", () => {
  test("no operator throws", () => {
    for (const one of cases) expect(() => ours(one), JSON.stringify(one.rule)).not.toThrow();
  });

  test("gives what json-logic-js gives, except for intended differences", () => {
    const unmeant = cases.filter((one) => !Object.values(differences).some((isMeant) => isMeant(one)));
    expect(unmeant.length).toBeGreaterThan(200);
    const differing = unmeant.filter((one) => JSON.stringify(ours(one)) !== JSON.stringify(theirs(one)));
    expect(differing.map(({ rule }) => JSON.stringify(rule))).toEqual([]);
  });

  test.each(Object.entries(differences))("%s", (_difference, isMeant) => {
    const differing = cases.filter((one) => isMeant(one) && JSON.stringify(ours(one)) !== JSON.stringify(theirs(one)));
    expect(differing.length).toBeGreaterThan(0);
  });

  test("the table of differences has a row for each, and no others", () => {
    const [, table = ""] = readFileSync("docs/operators.md", "utf8").split(/## Other than in JSON Logic|## Refused/);
    const rows = [...table.matchAll(/^\| `.*?` \| ([^|]+) \| [^|]+ \|$/gm)].map(([, ours = ""]) => ours);
    expect([...rows].sort()).toEqual([...Object.keys(differences), ...SHOWN_BY_EXAMPLES].sort());
  });

  test("a list or an object is the same as nothing, except money", () => {
    const held = { list: [1], object: { a: 1 }, money: { amount: 5, currency: "SGD" } };
    const isSameAsItself = (name: string) => compileRule({ "===": [{ var: name }, { var: name }] })(held);
    expect(Object.keys(held).map(isSameAsItself)).toEqual([false, false, true]);
  });

  test("an operator gives absent or false for an argument that it does not take", () => {
    const wrong = cases.filter((one) => SUMS.slice(0, 4).includes(one.operator) && !are("number", one));
    for (const one of wrong) expect(ours(one), JSON.stringify(one.rule)).toEqual({ value: null });
    const unordered = cases.filter((one) => differences["only values of one type have an order, else `false`"]?.(one));
    for (const one of unordered) expect(ours(one), JSON.stringify(one.rule)).toEqual({ value: false });
  });
});
