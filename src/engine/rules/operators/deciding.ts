import { CALL_LIMIT, type Evaluate, type Evaluation } from "../evaluation.ts";
import {
  type Argument,
  argument,
  type CompileWritten,
  type ListedOperator,
  type Operator,
  type SpecialOperator,
  unary,
} from "../operator.ts";
import { isJsonObject, isPresent } from "../value.ts";

const CONDITION = argument("condition", "A rule that is true or false.", "boolean");
const MANY = Number.POSITIVE_INFINITY;

/** `[condition, value, …, otherwise]`: the value after the first condition that is true. */
function chain(args: readonly Argument[]): Evaluate {
  const rules = args.map(({ evaluate }) => evaluate);
  const pairs = Math.floor(rules.length / 2);
  const otherwise = rules.length % 2 === 1 ? rules.at(-1) : undefined;
  return (evaluation) => {
    for (let pair = 0; pair < pairs; pair += 1) {
      if (rules[2 * pair]?.(evaluation) === true) return rules[2 * pair + 1]?.(evaluation);
    }
    return otherwise?.(evaluation);
  };
}

const match: SpecialOperator = {
  name: "match",
  summary: "The value under the name that the first argument gives; otherwise the last value, or absent without one.",
  shape: "match",
  arity: { min: 2, max: 3 },
  arguments: [
    argument("value", "The text that decides.", "text", "absent"),
    argument("branches", "Rules by text.", "object"),
    argument("otherwise", "The value for all other texts, and for none.", "any", "absent"),
  ],
  result: ["any", "absent"],
  examples: [
    {
      rule: { match: [{ var: "data.kind" }, { email: "a", mobile: { var: "data.number" } }] },
      scope: { data: { kind: "mobile", number: 7 } },
      result: 7,
    },
    { rule: { match: ["post", { email: "a" }, "b"] }, result: "b" },
    { rule: { match: [{ var: "data.none" }, { email: "a" }, "b"] }, result: "b" },
    { rule: { match: ["constructor", { email: "a" }] } },
  ],
};

/** The roots that a rule of a catalogue reads beside the given names. */
const AROUND = ["programme", "client", "now"] as const;

function isHeld(rule: unknown, names: unknown, { budget }: Evaluation, compileWritten: CompileWritten): boolean {
  if (!isPresent(rule)) return true;
  const evaluate = compileWritten(rule);
  if (evaluate === undefined) return false;
  // Beyond this limit the whole evaluation has no value, as beyond the steps.
  if (budget.calls >= CALL_LIMIT) budget.left = -1;
  const around = Object.fromEntries(AROUND.map((root) => [root, budget.around[root]]));
  budget.calls += 1;
  const value = evaluate({
    scope: { ...around, ...(isJsonObject(names) ? names : {}) },
    bound: undefined,
    budget,
  });
  budget.calls -= 1;
  return value === true;
}

const holds: ListedOperator = {
  name: "holds",
  summary:
    "Whether a rule of a catalogue's entry is true; an absent one is. It reads the programme, the client and the given values by name.",
  shape: "listed",
  arity: { min: 1, max: 2 },
  arguments: [
    argument("rule", "A path to the rule, in a programme or client.", "rule", "absent"),
    argument("values", "The values that it reads, by name.", "object", "absent"),
  ],
  result: ["boolean"],
  examples: [
    {
      rule: { holds: [{ var: "programme.accepts" }, { object: { value: { var: "data.answer" } } }] },
      scope: { programme: { accepts: { "===": [{ var: "value" }, "yes"] } }, data: { answer: "yes" } },
      result: true,
    },
    {
      rule: { holds: [{ var: "programme.accepts" }, { object: { value: "no" } }] },
      scope: { programme: { accepts: { "===": [{ var: "value" }, "yes"] } } },
      result: false,
    },
    { rule: { holds: { var: "programme.none" } }, result: true },
    { rule: { holds: { var: "programme.broken" } }, scope: { programme: { broken: { no: 1 } } }, result: false },
  ],
  compile:
    ([rule, values], compileWritten) =>
    (evaluation) =>
      isHeld(rule?.evaluate(evaluation), values?.evaluate(evaluation), evaluation, compileWritten),
};

/** Operators that decide. Only `true` counts as true: no other value is converted. */
export const deciding: readonly Operator[] = [
  {
    name: "and",
    summary: "Whether all conditions are true. It stops at the first that is not.",
    shape: "listed",
    arity: { min: 1, max: MANY },
    arguments: [CONDITION],
    result: ["boolean"],
    examples: [
      { rule: { and: [true, true] }, result: true },
      { rule: { and: [true, { var: "data.none" }] }, result: false },
      { rule: { and: [1, "yes"] }, result: false },
    ],
    isBrief: true,
    compile: (args) => {
      const rules = args.map(({ evaluate }) => evaluate);
      return (evaluation) => {
        for (const rule of rules) if (rule(evaluation) !== true) return false;
        return true;
      };
    },
  },
  {
    name: "or",
    summary: "Whether any condition is true. It stops at the first that is.",
    shape: "listed",
    arity: { min: 1, max: MANY },
    arguments: [CONDITION],
    result: ["boolean"],
    examples: [
      { rule: { or: [false, true] }, result: true },
      { rule: { or: [false, "yes"] }, result: false },
    ],
    isBrief: true,
    compile: (args) => {
      const rules = args.map(({ evaluate }) => evaluate);
      return (evaluation) => {
        for (const rule of rules) if (rule(evaluation) === true) return true;
        return false;
      };
    },
  },
  {
    name: "!",
    summary: "Whether the condition is not true.",
    shape: "listed",
    arity: { min: 1, max: 1 },
    arguments: [CONDITION],
    result: ["boolean"],
    examples: [
      { rule: { "!": false }, result: true },
      { rule: { "!": true }, result: false },
      { rule: { "!": { var: "data.none" } }, result: true },
    ],
    isBrief: true,
    compile: unary((value) => value !== true),
  },
  {
    name: "if",
    summary: "The value after the first condition that is true; else the last value, or absent where there is none.",
    shape: "listed",
    arity: { min: 2, max: MANY },
    arguments: [
      CONDITION,
      argument("value", "The value for this condition; conditions and values take turns.", "any", "absent"),
    ],
    result: ["any", "absent"],
    examples: [
      { rule: { if: [false, "a", true, "b", "c"] }, result: "b" },
      { rule: { if: [false, "a", "c"] }, result: "c" },
      { rule: { if: [false, "a"] } },
    ],
    isBrief: true,
    compile: chain,
  },
  match,
  holds,
  {
    name: "first",
    summary: "The first value that is present.",
    shape: "listed",
    arity: { min: 1, max: MANY },
    arguments: [argument("value", "A value that may be absent.", "any", "absent")],
    result: ["any", "absent"],
    examples: [
      {
        rule: { first: [{ var: "data.none" }, { var: "data.name" }, "-"] },
        scope: { data: { name: "A" } },
        result: "A",
      },
      { rule: { first: [{ var: "data.none" }] } },
    ],
    isBrief: true,
    compile: (args) => (evaluation) => {
      for (const { evaluate } of args) {
        const value = evaluate(evaluation);
        if (isPresent(value)) return value;
      }
      return undefined;
    },
  },
];
