import { type Evaluate, type Evaluation, spend } from "../evaluation.ts";
import { type ArgumentContract, argument, type EachOperator, type EvaluateBody } from "../operator.ts";
import { isList, isPresent } from "../value.ts";
import { sortBy } from "./sorting.ts";

const THREE = { min: 3, max: 3 } as const;
const LIST = argument("in", "The list.", "list");
const LIST_OR_NOTHING = argument("in", "The list.", "list", "absent");
const NAME: ArgumentContract = {
  name: "as",
  summary: "The name by which the rule reads the element.",
  type: ["name"],
  isLiteral: true,
};
const IS = argument("is", "A rule that is true for the elements wanted.", "boolean");

/** The index of the first element, from an index on, for which the rule is true; -1 when absent. */
function indexOfTrue(list: readonly unknown[], evaluateBody: EvaluateBody, evaluation: Evaluation): number {
  for (let index = 0; index < list.length; index += 1) {
    if (!spend(evaluation, 1)) return -1;
    if (evaluateBody(evaluation, list[index]) === true) return index;
  }
  return -1;
}

function some(list: Evaluate, evaluateBody: EvaluateBody): (evaluation: Evaluation) => boolean {
  return (evaluation) => {
    const elements = list(evaluation);
    return isList(elements) && indexOfTrue(elements, evaluateBody, evaluation) >= 0;
  };
}

function all(list: Evaluate, evaluateBody: EvaluateBody): Evaluate {
  const isFalse: EvaluateBody = (evaluation, element) => evaluateBody(evaluation, element) !== true;
  return (evaluation) => {
    const elements = list(evaluation);
    return isList(elements) ? indexOfTrue(elements, isFalse, evaluation) < 0 : !isPresent(elements);
  };
}

const SLOTS = { data: { from: 9, slots: [{ at: 8 }, { at: 9 }, { at: 10 }] } };
const FROM_NINE = { ">=": [{ var: "slot.at" }, { var: "data.from" }] };
const over = (is: unknown) => ({ in: { var: "data.slots" }, as: "slot", is });
const overNone = (is: unknown) => ({ in: { var: "data.none" }, as: "slot", is });

/** Operators that evaluate a rule for each element of a list; the rule still sees the names around it. */
export const lists: readonly EachOperator[] = [
  {
    name: "map",
    summary: "The list of what a rule gives for each element. Absent values are left out.",
    shape: "each",
    body: "to",
    arity: THREE,
    arguments: [LIST, NAME, argument("to", "A rule for each element.", "any", "absent")],
    result: ["list", "absent"],
    examples: [
      {
        rule: { map: { in: { var: "data.slots" }, as: "slot", to: { var: "slot.at" } } },
        scope: SLOTS,
        result: [8, 9, 10],
      },
      { rule: { map: { in: { var: "data.none" }, as: "slot", to: 1 } } },
    ],
    compile: (list, evaluateBody) => (evaluation) => {
      const elements = list(evaluation);
      if (!isList(elements)) return undefined;
      const mapped: unknown[] = [];
      for (let index = 0; index < elements.length && spend(evaluation, 1); index += 1) {
        const value = evaluateBody(evaluation, elements[index]);
        if (isPresent(value)) mapped.push(value);
      }
      return mapped;
    },
  },
  {
    name: "filter",
    summary: "The elements for which a rule is true.",
    shape: "each",
    body: "is",
    arity: THREE,
    arguments: [LIST, NAME, IS],
    result: ["list", "absent"],
    examples: [
      { rule: { filter: over(FROM_NINE) }, scope: SLOTS, result: [{ at: 9 }, { at: 10 }] },
      { rule: { filter: { in: [1, 2], as: "n", is: "yes" } }, result: [] },
    ],
    compile: (list, evaluateBody) => (evaluation) => {
      const elements = list(evaluation);
      if (!isList(elements)) return undefined;
      const kept: unknown[] = [];
      for (let index = 0; index < elements.length && spend(evaluation, 1); index += 1) {
        if (evaluateBody(evaluation, elements[index]) === true) kept.push(elements[index]);
      }
      return kept;
    },
  },
  {
    name: "find",
    summary: "The first element for which a rule is true.",
    shape: "each",
    body: "is",
    arity: THREE,
    arguments: [LIST, NAME, IS],
    result: ["any", "absent"],
    examples: [
      { rule: { find: over(FROM_NINE) }, scope: SLOTS, result: { at: 9 } },
      { rule: { find: { in: [1, 2], as: "n", is: { ">": [{ var: "n" }, 2] } } } },
    ],
    compile: (list, evaluateBody) => (evaluation) => {
      const elements = list(evaluation);
      if (!isList(elements)) return undefined;
      const index = indexOfTrue(elements, evaluateBody, evaluation);
      return index < 0 ? undefined : elements[index];
    },
  },
  {
    name: "some",
    summary: "Whether a rule is true for any element; not of nothing. It stops at the first.",
    shape: "each",
    body: "is",
    arity: THREE,
    arguments: [LIST_OR_NOTHING, NAME, IS],
    result: ["boolean"],
    examples: [
      { rule: { some: over(FROM_NINE) }, scope: SLOTS, result: true },
      { rule: { some: over({ ">": [{ var: "slot.at" }, 10] }) }, scope: SLOTS, result: false },
      { rule: { some: overNone(true) }, scope: SLOTS, result: false },
    ],
    compile: some,
  },
  {
    name: "all",
    summary: "Whether a rule is true for every element; so it is of nothing. It stops at the first that it is not.",
    shape: "each",
    body: "is",
    arity: THREE,
    arguments: [LIST_OR_NOTHING, NAME, IS],
    result: ["boolean"],
    examples: [
      { rule: { all: over(FROM_NINE) }, scope: SLOTS, result: false },
      { rule: { all: over({ ">": [{ var: "slot.at" }, 7] }) }, scope: SLOTS, result: true },
      { rule: { all: overNone(false) }, scope: SLOTS, result: true },
      { rule: { all: { in: "text", as: "slot", is: true } }, result: false },
    ],
    compile: all,
  },
  {
    name: "none",
    summary: "Whether a rule is true for no element; so it is of nothing. The negation of `some`.",
    shape: "each",
    body: "is",
    arity: THREE,
    arguments: [LIST_OR_NOTHING, NAME, IS],
    result: ["boolean"],
    examples: [
      { rule: { none: over(FROM_NINE) }, scope: SLOTS, result: false },
      { rule: { none: over({ ">": [{ var: "slot.at" }, 10] }) }, scope: SLOTS, result: true },
      { rule: { none: overNone(true) }, scope: SLOTS, result: true },
    ],
    compile: (list, evaluateBody) => {
      const hasSome = some(list, evaluateBody);
      return (evaluation) => !hasSome(evaluation);
    },
  },
  sortBy,
];
