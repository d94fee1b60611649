import { spend, UNITS_PER_STEP } from "../evaluation.ts";
import { argument, binary, type ListedOperator } from "../operator.ts";
import { isJsonObject, isList, isPresent, type JsonObject, member } from "../value.ts";

/** Compiles an operator that works through all members of an object. */
function overMembers(apply: (value: JsonObject) => unknown): ListedOperator["compile"] {
  return ([object]) => {
    return (evaluation) => {
      const value = object?.evaluate(evaluation);
      if (!isJsonObject(value)) return undefined;
      return spend(evaluation, Object.keys(value).length / UNITS_PER_STEP) ? apply(value) : undefined;
    };
  };
}

const NUMBERS = { data: { numbers: { a: "1", b: "2" } } };

const keys: ListedOperator = {
  name: "keys",
  summary: "The names in an object, in their order.",
  shape: "listed",
  arity: { min: 1, max: 1 },
  arguments: [argument("object", "An object.", "object")],
  result: ["list", "absent"],
  examples: [
    { rule: { keys: { var: "data.numbers" } }, scope: NUMBERS, result: ["a", "b"] },
    { rule: { keys: "text" } },
  ],
  compile: overMembers((value) => Object.keys(value)),
};

const entries: ListedOperator = {
  name: "entries",
  summary: "The members of an object, in their order, each as an object of its `key` and its `value`.",
  shape: "listed",
  arity: { min: 1, max: 1 },
  arguments: [argument("object", "An object.", "object")],
  result: ["list", "absent"],
  examples: [
    {
      rule: { entries: { var: "data.numbers" } },
      scope: NUMBERS,
      result: [
        { key: "a", value: "1" },
        { key: "b", value: "2" },
      ],
    },
    { rule: { entries: [[1, 2]] } },
  ],
  compile: ([object]) => {
    return (evaluation) => {
      const value = object?.evaluate(evaluation);
      if (!isJsonObject(value)) return undefined;
      const all = Object.entries(value).filter(([, inner]) => isPresent(inner));
      return spend(evaluation, all.length) ? all.map(([key, inner]) => ({ key, value: inner })) : undefined;
    };
  },
};

const fromEntries: ListedOperator = {
  name: "fromEntries",
  summary:
    "The object with the members of a list, each an object of its `key` and its `value`, as `entries` lists them. The last one of a key counts.",
  shape: "listed",
  arity: { min: 1, max: 1 },
  arguments: [argument("members", "A list of members.", "list")],
  result: ["object", "absent"],
  examples: [
    {
      rule: { fromEntries: { var: "data.members" } },
      scope: { data: { members: [{ key: "a", value: "1" }, { key: "b" }, { value: "2" }] } },
      result: { a: "1" },
    },
    { rule: { fromEntries: [[]] }, result: {} },
    { rule: { fromEntries: "text" } },
  ],
  compile: ([list]) => {
    return (evaluation) => {
      const members = list?.evaluate(evaluation);
      if (!isList(members) || !spend(evaluation, members.length)) return undefined;
      return Object.fromEntries(
        members.flatMap((one): readonly (readonly [string, unknown])[] => {
          const [key, value] = [member(one, "key"), member(one, "value")];
          return typeof key === "string" && isPresent(value) ? [[key, value]] : [];
        }),
      );
    };
  },
};

const keyOf: ListedOperator = {
  name: "keyOf",
  summary:
    "A text, if an object has a member of that name; else absent. So a text from outside becomes a key that is sure to be there.",
  shape: "listed",
  arity: { min: 2, max: 2 },
  arguments: [argument("object", "An object.", "object"), argument("text", "What may be a key of it.", "text")],
  result: ["text", "absent"],
  examples: [
    { rule: { keyOf: [{ var: "data.numbers" }, "b"] }, scope: NUMBERS, result: "b" },
    { rule: { keyOf: [{ var: "data.numbers" }, "c"] }, scope: NUMBERS },
    { rule: { keyOf: [{ var: "data.numbers" }, "constructor"] }, scope: NUMBERS },
  ],
  compile: binary((object, key) => (isJsonObject(object) && isPresent(member(object, key)) ? key : undefined)),
};

/** Operators that work with the names and values in objects. */
export const members: readonly ListedOperator[] = [keys, entries, fromEntries, keyOf];
