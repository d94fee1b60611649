import { spend, UNITS_PER_STEP } from "../evaluation.ts";
import { argument, binary, type ListedOperator, unary } from "../operator.ts";
import { isSame, order } from "../order.ts";
import { isList, isPresent } from "../value.ts";

const TWO = { min: 2, max: 2 };
const LEFT = argument("left", "One value.", "boolean", "number", "text", "money", "absent");
const RIGHT = argument("right", "The other value.", "boolean", "number", "text", "money", "absent");

function ordering(name: string, words: string, isOrdered: (order: number) => boolean): ListedOperator {
  return {
    name,
    summary: `Whether the left value is ${words} the right: two numbers, texts, days or instants, or money of one currency. False for all else.`,
    shape: "listed",
    arity: TWO,
    arguments: [
      argument("left", "One value.", "number", "text", "money", "absent"),
      argument("right", "The other value, of the same type.", "number", "text", "money", "absent"),
    ],
    result: ["boolean"],
    examples: [
      { rule: { [name]: [1, 2] }, result: isOrdered(-1) },
      { rule: { [name]: [2, 2] }, result: isOrdered(0) },
      { rule: { [name]: ["2026-11-21", "2026-02-28"] }, result: isOrdered(1) },
      { rule: { [name]: ["2026-01-01T08:00:00+08:00", "2026-01-01T00:00:00.000Z"] }, result: isOrdered(0) },
      {
        rule: { [name]: [{ var: "data.fee" }, { var: "data.limit" }] },
        scope: { data: { fee: { amount: 990, currency: "SGD" }, limit: { amount: 45_000, currency: "SGD" } } },
        result: isOrdered(-1),
      },
      {
        rule: { [name]: [{ var: "data.fee" }, { var: "data.limit" }] },
        scope: { data: { fee: { amount: 990, currency: "SGD" }, limit: { amount: 45_000, currency: "TWD" } } },
        result: false,
      },
      { rule: { [name]: ["2026-01-01", "2026-01-01T00:00:00.000Z"] }, result: false },
      { rule: { [name]: [1, "2"] }, result: false },
      { rule: { [name]: [{ var: "data.none" }, 15] }, result: false },
    ],
    isBrief: true,
    compile: binary((left, right) => {
      const found = order(left, right);
      return found !== undefined && isOrdered(found);
    }),
  };
}

/** Operators that compare two values. */
export const comparing: readonly ListedOperator[] = [
  {
    name: "===",
    summary:
      "Whether two texts, numbers, booleans or amounts of money are the same. An absent value equals nothing, not even another.",
    shape: "listed",
    arity: TWO,
    arguments: [LEFT, RIGHT],
    result: ["boolean"],
    examples: [
      { rule: { "===": [{ var: "data.kind" }, "email"] }, scope: { data: { kind: "email" } }, result: true },
      { rule: { "===": [1, "1"] }, result: false },
      { rule: { "===": [{ var: "data.none" }, { var: "data.none" }] }, result: false },
    ],
    isBrief: true,
    compile: binary(isSame),
  },
  {
    name: "!==",
    summary: "The negation of `===`: true when either value is absent.",
    shape: "listed",
    arity: TWO,
    arguments: [LEFT, RIGHT],
    result: ["boolean"],
    examples: [
      { rule: { "!==": ["email", "mobile"] }, result: true },
      { rule: { "!==": [2, 2] }, result: false },
      { rule: { "!==": [{ var: "data.none" }, "email"] }, result: true },
    ],
    isBrief: true,
    compile: binary((left, right) => !isSame(left, right)),
  },
  ordering("<", "less than", (found) => found < 0),
  ordering("<=", "less than or equal to", (found) => found <= 0),
  ordering(">", "greater than", (found) => found > 0),
  ordering(">=", "greater than or equal to", (found) => found >= 0),
  {
    name: "in",
    summary: "Whether a list has the value, or a text has the other text in it.",
    shape: "listed",
    arity: TWO,
    arguments: [
      argument("value", "What is looked for.", "boolean", "number", "text", "money", "absent"),
      argument("list", "A list, or a text.", "list", "text", "absent"),
    ],
    result: ["boolean"],
    examples: [
      { rule: { in: ["b", ["a", "b"]] }, result: true },
      { rule: { in: ["ell", "hello"] }, result: true },
      { rule: { in: [1, ["1"]] }, result: false },
      { rule: { in: [{ var: "data.none" }, ["a"]] }, result: false },
    ],
    compile: binary((value, holder, evaluation) => {
      if (typeof holder === "string") {
        return typeof value === "string" && spend(evaluation, holder.length / UNITS_PER_STEP) && holder.includes(value);
      }
      if (!isList(holder) || !spend(evaluation, holder.length / UNITS_PER_STEP)) return false;
      return holder.some((element) => isSame(element, value));
    }),
  },
  {
    name: "present",
    summary: "Whether there is a value: not missing, not null, not a number without bounds.",
    shape: "listed",
    arity: { min: 1, max: 1 },
    arguments: [argument("value", "What may be absent.", "any", "absent")],
    result: ["boolean"],
    examples: [
      { rule: { present: { var: "data.code" } }, scope: { data: { code: "" } }, result: true },
      { rule: { present: { var: "data.code" } }, scope: { data: { code: null } }, result: false },
      { rule: { present: { var: "data.code" } }, scope: { data: {} }, result: false },
    ],
    isBrief: true,
    compile: unary(isPresent),
  },
];
