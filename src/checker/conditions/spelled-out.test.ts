import { expect, test } from "vitest";
import { withNamed } from "./spelled-out.ts";

const rules = [
  { name: "mayTry", inputs: ["tries"], is: { "<": [{ var: "tries" }, 3] } },
  {
    name: "isOpen",
    inputs: ["order"],
    is: { and: [{ present: { var: "order.id" } }, { rule: ["mayTry", { var: "order.tries" }] }] },
  },
  { name: "endless", inputs: [], is: { "!": { rule: "endless" } } },
  { name: "twice", inputs: [], is: true },
  { name: "twice", inputs: [], is: false },
  { name: "keyed", inputs: ["kind"], is: { present: { var: "programme.kinds[kind]" } } },
  { name: "each", inputs: ["one"], is: { some: { in: { var: "one" }, as: "one", is: { var: "one" } } } },
];

test.each([
  ["its input", ["mayTry", { var: "data.n" }], { "<": [{ var: "data.n" }, 3] }],
  ["a literal", ["mayTry", 2], { "<": [2, 3] }],
  [
    "a member of its input, and another rule inside",
    ["isOpen", { var: "data.order" }],
    { and: [{ present: { var: "data.order.id" } }, { "<": [{ var: "data.order.tries" }, 3] }] },
  ],
])("a named rule is replaced by its definition, given %s", (_of, use, expanded) => {
  expect(withNamed({ "!": { rule: use } }, rules)).toEqual({ "!": expanded });
});

test.each([
  ["does not exist", "nobody"],
  ["has two definitions", "twice"],
  ["is given too few values", "mayTry"],
  ["reads a key from its input", ["keyed", { var: "data.kind" }]],
  ["names an element as its input", ["each", { var: "data.list" }]],
  ["reads a member of a computed value", ["isOpen", { first: [{ var: "data.a" }, { var: "data.b" }] }]],
])("a rule that %s is not expanded", (_why, use) => {
  expect(withNamed({ rule: use }, rules)).toEqual({ rule: use });
});

test("a recursive rule is expanded a few times only", () => {
  expect(JSON.stringify(withNamed({ rule: "endless" }, rules))).toContain('{"rule":"endless"}');
});
