import { spend } from "../evaluation.ts";
import { argument, type ListedOperator, type Operator, type SpecialOperator, unary } from "../operator.ts";
import { isList, isPresent, member } from "../value.ts";
import { members } from "./members.ts";

const variable: SpecialOperator = {
  name: "var",
  summary:
    "The value at a path. A key in brackets is itself the value at a path; `list[id=path]` is the first element whose `id` equals the value at that path. Documents write `$data.name` for it.",
  shape: "path",
  arity: { min: 1, max: 1 },
  arguments: [{ name: "path", summary: "Names joined by dots.", type: ["path"], isLiteral: true }],
  result: ["any", "absent"],
  examples: [
    { rule: { var: "data.order.status" }, scope: { data: { order: { status: "OPEN" } } }, result: "OPEN" },
    { rule: { var: "data.list.1" }, scope: { data: { list: ["a", "b"] } }, result: "b" },
    {
      rule: { var: "methods[types[data.incident].delivery].slots" },
      scope: {
        data: { incident: "swap" },
        types: { swap: { delivery: "courier" } },
        methods: { courier: { slots: "hourly" } },
      },
      result: "hourly",
    },
    {
      rule: { var: "rates[data.currency].min" },
      scope: { data: { currency: "X" }, rates: { X: { min: 2 } } },
      result: 2,
    },
    {
      rule: { var: "data.centres[id=data.chosen].name" },
      scope: { data: { chosen: 2, centres: [{ id: 1 }, { id: 2, name: "Orchard" }] } },
      result: "Orchard",
    },
    { rule: { var: "data.centres[id=data.none]" }, scope: { data: { centres: [{ id: 1 }] } } },
    { rule: { var: "data.constructor" }, scope: { data: {} } },
  ],
};

const object: SpecialOperator = {
  name: "object",
  summary: "An object with a value for each name. A value that is absent leaves its name out.",
  shape: "members",
  arity: { min: 1, max: 1 },
  arguments: [argument("members", "Rules by name.", "object")],
  result: ["object"],
  examples: [
    {
      rule: { object: { id: { var: "data.id" }, kind: "a" } },
      scope: { data: { id: 7 } },
      result: { id: 7, kind: "a" },
    },
    { rule: { object: { id: { var: "data.none" } } }, result: {} },
  ],
};

const get: ListedOperator = {
  name: "get",
  summary: "What is at a key of a computed value: an index of a list, an own key of an object, and so on inwards.",
  shape: "listed",
  arity: { min: 2, max: Number.POSITIVE_INFINITY },
  arguments: [
    argument("value", "A list or an object.", "list", "object"),
    argument("key", "An index or a key.", "number", "text"),
  ],
  result: ["any", "absent"],
  examples: [
    { rule: { get: [{ var: "data.list" }, 0, "id"] }, scope: { data: { list: [{ id: 7 }] } }, result: 7 },
    { rule: { get: [{ var: "data" }, "__proto__"] }, scope: { data: {} } },
    { rule: { get: ["text", 0] } },
  ],
  compile: ([value, ...keys]) => {
    return (evaluation) => {
      let found = value?.evaluate(evaluation);
      for (const key of keys) found = member(found, key.evaluate(evaluation));
      return found;
    };
  },
};

const length: ListedOperator = {
  name: "length",
  summary: "How many elements a list has, or characters (UTF-16 code units) a text.",
  shape: "listed",
  arity: { min: 1, max: 1 },
  arguments: [argument("value", "A list or a text.", "list", "text")],
  result: ["number", "absent"],
  examples: [
    { rule: { length: { var: "data.list" } }, scope: { data: { list: [1, 2] } }, result: 2 },
    { rule: { length: "abc" }, result: 3 },
    { rule: { length: { var: "data.none" } } },
  ],
  compile: unary((value) => (isList(value) || typeof value === "string" ? value.length : undefined)),
};

const unique: ListedOperator = {
  name: "unique",
  summary:
    "The elements of a list, each text, number and boolean once, where it stands first. Objects and lists are all kept.",
  shape: "listed",
  arity: { min: 1, max: 1 },
  arguments: [argument("list", "A list.", "list")],
  result: ["list", "absent"],
  examples: [{ rule: { unique: [["b", "a", "b", 1, "1"]] }, result: ["b", "a", 1, "1"] }, { rule: { unique: "text" } }],
  compile: ([list]) => {
    return (evaluation) => {
      const elements = list?.evaluate(evaluation);
      if (!isList(elements) || !spend(evaluation, elements.length)) return undefined;
      return [...new Set(elements)].filter(isPresent);
    };
  },
};

const merge: ListedOperator = {
  name: "merge",
  summary: "The elements of several lists, one list after the other. A list that is absent has none.",
  shape: "listed",
  arity: { min: 1, max: Number.POSITIVE_INFINITY },
  arguments: [argument("list", "A list.", "list", "absent")],
  result: ["list", "absent"],
  examples: [
    { rule: { merge: [["a", "b"], ["c"]] }, result: ["a", "b", "c"] },
    {
      rule: { merge: [{ var: "data.none" }, [{ var: "data.name" }]] },
      scope: { data: { name: "c" } },
      result: ["c"],
    },
    { rule: { merge: [["a"], "text"] } },
  ],
  compile: (lists) => (evaluation) => {
    const merged: unknown[] = [];
    for (const { evaluate } of lists) {
      const elements = evaluate(evaluation);
      if (!isPresent(elements)) continue;
      if (!isList(elements) || !spend(evaluation, elements.length)) return undefined;
      merged.push(...elements);
    }
    return merged;
  },
};

const rule: SpecialOperator = {
  name: "rule",
  summary:
    "What a named rule of the programme, or else of the flow, gives for these inputs. It reads nothing but its inputs.",
  shape: "named",
  arity: { min: 1, max: Number.POSITIVE_INFINITY },
  arguments: [
    { name: "name", summary: "The rule's name.", type: ["name"], isLiteral: true },
    argument("input", "A value for each input that the rule names under `in`, in their order.", "any", "absent"),
  ],
  result: ["any", "absent"],
  examples: [
    {
      rule: { rule: ["totalDue", { var: "data.fee" }] },
      scope: { data: { fee: 5 }, rules: { totalDue: { in: ["fee"], is: { "+": [{ var: "fee" }, 1] } } } },
      result: 6,
    },
    {
      rule: { rule: "isOpen" },
      scope: { rules: { isOpen: { is: false } }, programme: { rules: { isOpen: { is: true } } } },
      result: true,
    },
    { rule: { rule: ["unknown", 1] } },
  ],
};

/** Operators that read values and make objects of them. */
export const reading: readonly Operator[] = [variable, get, object, ...members, unique, merge, length, rule];
