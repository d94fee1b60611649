import { decimal } from "../decimal.ts";
import { type Evaluate, spend } from "../evaluation.ts";
import { isMoney, type Money, money, roundedAmount } from "../money.ts";
import { type Argument, argument, binary, type ListedOperator } from "../operator.ts";
import { order } from "../order.ts";
import { isList, settle } from "../value.ts";

const MANY = Number.POSITIVE_INFINITY;
const QUANTITY = argument("quantity", "A number, or money; all of one kind, and of one currency.", "number", "money");

type Combine = (left: unknown, right: unknown) => unknown;

/** Combines values one after the other; absent as soon as two cannot be combined. */
function folding(combine: Combine): (args: readonly Argument[]) => Evaluate {
  return (args) => {
    const rules = args.map(({ evaluate }) => evaluate);
    const [first, ...others] = rules;
    return (evaluation) => {
      let folded = quantity(first?.(evaluation));
      for (const other of others) {
        if (folded === undefined) return undefined;
        folded = combine(folded, other(evaluation));
      }
      return folded;
    };
  };
}

function quantity(value: unknown): unknown {
  return typeof value === "number" || isMoney(value) ? settle(value) : undefined;
}

/** Adds or subtracts numbers, or money of one currency. */
function combining(combine: (left: number, right: number) => number): Combine {
  return (left, right) => {
    if (typeof left === "number" && typeof right === "number") return settle(decimal(combine(left, right)));
    return isMoney(left) && isMoney(right) && left.currency === right.currency
      ? money(combine(left.amount, right.amount), left.currency)
      : undefined;
  };
}

const add = combining((left, right) => left + right);
const subtract = combining((left, right) => left - right);

function multiply(left: unknown, right: unknown): unknown {
  if (typeof left === "number" && typeof right === "number") return settle(decimal(left * right));
  if (isMoney(left)) return scaled(left, right, (amount, factor) => amount * factor);
  return isMoney(right) ? scaled(right, left, (amount, factor) => amount * factor) : undefined;
}

function divide(left: unknown, right: unknown): unknown {
  if (typeof left === "number" && typeof right === "number") return settle(decimal(left / right));
  if (!isMoney(left)) return undefined;
  if (isMoney(right)) return left.currency === right.currency ? settle(left.amount / right.amount) : undefined;
  return scaled(left, right, (amount, divisor) => amount / divisor);
}

function scaled(value: Money, by: unknown, scale: (amount: number, by: number) => number): unknown {
  return typeof by === "number" ? money(roundedAmount(scale(value.amount, by)), value.currency) : undefined;
}

/** The first or last value in the order of numbers, or of money, days or instants of one kind; of a list, its elements'. */
function extreme(wins: (order: number) => boolean): ListedOperator["compile"] {
  const pick: Combine = (left, right) => {
    const found = order(left, right);
    if (found === undefined) return undefined;
    return wins(found) ? left : right;
  };
  const best = ([first, ...others]: readonly unknown[]) =>
    order(first, first) === undefined ? undefined : others.reduce(pick, first);
  return (args) => {
    const rules = args.map(({ evaluate }) => evaluate);
    return (evaluation) => {
      const values = rules.map((evaluate) => evaluate(evaluation));
      const [only] = values;
      if (values.length > 1 || !isList(only)) return best(values);
      return spend(evaluation, only.length) ? best(only) : undefined;
    };
  };
}

const ORDERED = argument(
  "value",
  "Numbers, texts, days, instants or money, all of one kind; or one list of them.",
  "number",
  "text",
  "money",
  "list",
);
const SGD = (amount: number) => ({ amount, currency: "SGD" });
const FEES = { data: { service: SGD(5_000), night: SGD(1_050), local: { amount: 300, currency: "TWD" } } };

/** Operators on numbers and money. Other arguments, and money of two currencies, give no result. */
export const counting: readonly ListedOperator[] = [
  {
    name: "+",
    summary: "The sum of numbers, or of money in one currency.",
    shape: "listed",
    arity: { min: 1, max: MANY },
    arguments: [QUANTITY],
    result: ["number", "money", "absent"],
    examples: [
      { rule: { "+": [{ var: "data.tries" }, 1] }, scope: { data: { tries: 2 } }, result: 3 },
      { rule: { "+": [{ var: "data.service" }, { var: "data.night" }] }, scope: FEES, result: SGD(6_050) },
      { rule: { "+": [{ var: "data.service" }, { var: "data.local" }] }, scope: FEES },
      { rule: { "+": [{ var: "data.none" }, 1] } },
      { rule: { "+": ["1", 1] } },
      { rule: { "+": [0.1, 0.2] }, result: 0.3 },
    ],
    isBrief: true,
    compile: folding(add),
  },
  {
    name: "-",
    summary: "The first number or money less the second.",
    shape: "listed",
    arity: { min: 2, max: 2 },
    arguments: [QUANTITY, QUANTITY],
    result: ["number", "money", "absent"],
    examples: [
      { rule: { "-": [5, 2] }, result: 3 },
      { rule: { "-": [{ var: "data.service" }, { var: "data.night" }] }, scope: FEES, result: SGD(3_950) },
      { rule: { "-": [5, { var: "data.none" }] } },
      { rule: { "-": [0.3, 0.1] }, result: 0.2 },
    ],
    isBrief: true,
    compile: binary(subtract),
  },
  {
    name: "*",
    summary: "The product of numbers, or of money and numbers: rounded to whole minor units, halves away from zero.",
    shape: "listed",
    arity: { min: 2, max: MANY },
    arguments: [QUANTITY],
    result: ["number", "money", "absent"],
    examples: [
      { rule: { "*": [3, 2] }, result: 6 },
      { rule: { "*": [{ var: "data.night" }, 0.09] }, scope: FEES, result: SGD(95) },
      { rule: { "*": [{ var: "data.night" }, { var: "data.night" }] }, scope: FEES },
      { rule: { "*": [0.1, 3] }, result: 0.3 },
    ],
    isBrief: true,
    compile: folding(multiply),
  },
  {
    name: "/",
    summary:
      "The first number divided by the second; of money and a number money, rounded as by `*`; of money and money a number. Nothing is divided by zero.",
    shape: "listed",
    arity: { min: 2, max: 2 },
    arguments: [QUANTITY, QUANTITY],
    result: ["number", "money", "absent"],
    examples: [
      { rule: { "/": [3, 2] }, result: 1.5 },
      { rule: { "/": [{ var: "data.night" }, 4] }, scope: FEES, result: SGD(263) },
      { rule: { "/": [{ var: "data.service" }, { var: "data.service" }] }, scope: FEES, result: 1 },
      { rule: { "/": [3, 0] } },
      { rule: { "/": [0.3, 0.1] }, result: 3 },
    ],
    isBrief: true,
    compile: binary(divide),
  },
  {
    name: "sum",
    summary:
      "The sum of a list of numbers, or of money in one currency. Of nothing it is 0; of a list with anything else it is absent.",
    shape: "listed",
    arity: { min: 1, max: 1 },
    arguments: [argument("list", "A list of numbers, or of money.", "list")],
    result: ["number", "money", "absent"],
    examples: [
      { rule: { sum: [[1, 2, 3]] }, result: 6 },
      { rule: { sum: [[{ var: "data.service" }, { var: "data.night" }]] }, scope: FEES, result: SGD(6_050) },
      { rule: { sum: [[{ var: "data.service" }, { var: "data.local" }]] }, scope: FEES },
      { rule: { sum: [[0.1, 0.2]] }, result: 0.3 },
      { rule: { sum: [[]] }, result: 0 },
      { rule: { sum: [[1, "2"]] } },
      { rule: { sum: { var: "data.none" } }, scope: FEES },
    ],
    compile: ([list]) => {
      return (evaluation) => {
        const elements = list?.evaluate(evaluation);
        if (!isList(elements) || !spend(evaluation, elements.length)) return undefined;
        if (elements.length === 0) return 0;
        return elements.slice(1).reduce(add, quantity(elements[0]));
      };
    },
  },
  {
    name: "min",
    summary: "The least of numbers, of money in one currency, or the earliest of days or instants.",
    shape: "listed",
    arity: { min: 1, max: MANY },
    arguments: [ORDERED],
    result: ["number", "text", "money", "absent"],
    examples: [
      { rule: { min: [3, 1, 2] }, result: 1 },
      { rule: { min: ["2026-11-21", "2026-11-03"] }, result: "2026-11-03" },
      { rule: { min: [3, "1"] } },
      { rule: { min: { var: "data.tries" } }, scope: { data: { tries: [3, 1, 2] } }, result: 1 },
      { rule: { min: [[]] } },
    ],
    compile: extreme((found) => found <= 0),
  },
  {
    name: "max",
    summary: "The greatest of numbers, of money in one currency, or the latest of days or instants.",
    shape: "listed",
    arity: { min: 1, max: MANY },
    arguments: [ORDERED],
    result: ["number", "text", "money", "absent"],
    examples: [
      { rule: { max: [3, 1, 2] }, result: 3 },
      { rule: { max: [{ var: "data.service" }, { var: "data.night" }] }, scope: FEES, result: SGD(5_000) },
      { rule: { max: [3, { var: "data.none" }] } },
      {
        rule: { max: { var: "data.days" } },
        scope: { data: { days: ["2026-11-21", "2026-11-03"] } },
        result: "2026-11-21",
      },
    ],
    compile: extreme((found) => found >= 0),
  },
];
