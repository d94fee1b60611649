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

/** The intended differences, as docs/operators.md lists them, each with its cases. */
const differences: Readonly<Record<string, (one: Case) => boolean>> = {
  "only values of one type have an order": (one) =>
    ORDER.includes(one.operator) && !are("number", one) && !are("string", one),
  "an absent value is the same as nothing, not even as another": (one) =>
    ["===", "!=="].includes(one.operator) && one.types.includes("absent"),
  "lists and objects are the same by what they hold": (one) =>
    ["===", "!=="].includes(one.operator) && (are("list", one) || are("object", one)),
  "a quantity is made of quantities only": (one) => SUMS.includes(one.operator) && !are("number", one),
  "only true is true": (one) => ["and", "or", "!", "if"].includes(one.operator) && !are("boolean", one),
  "all of nothing is true, and of no list false": (one) => one.operator === "all",
  "merge takes lists only": (one) => one.operator === "merge" && !are("list", one),
  "a text is looked for in a text, and any value in a list": (one) => one.operator === "in",
};

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

  test("an operator gives absent or false for an argument that it does not take", () => {
    const wrong = cases.filter((one) => SUMS.slice(0, 4).includes(one.operator) && !are("number", one));
    for (const one of wrong) expect(ours(one), JSON.stringify(one.rule)).toEqual({ value: null });
    const unordered = cases.filter((one) => differences["only values of one type have an order"]?.(one));
    for (const one of unordered) expect(ours(one), JSON.stringify(one.rule)).toEqual({ value: false });
  });
});
