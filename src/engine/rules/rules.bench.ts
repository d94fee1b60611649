import jsonLogic, { type RulesLogic } from "json-logic-js";
import { bench, describe } from "vitest";
import type { Rule } from "../generated/rule.ts";
import { compileRule } from "./compile-rule.ts";

const scope = {
  data: {
    tries: 2,
    kind: "email",
    from: 9,
    deep: { a: { b: { c: 3 } } },
    slots: Array.from({ length: 50 }, (_, at) => ({ at, isOpen: at % 2 === 0 })),
  },
};

const same: Readonly<Record<string, Rule & RulesLogic>> = {
  "a guard": { and: [{ "===": [{ var: "data.kind" }, "email"] }, { "<": [{ var: "data.tries" }, 5] }] },
  "a deep path in a sum": { ">": [{ "+": [{ var: "data.deep.a.b.c" }, { var: "data.tries" }, 1] }, 5] },
  "a choice of three": {
    if: [{ "===": [{ var: "data.kind" }, "mobile"] }, "a", { "===": [{ var: "data.kind" }, "email"] }, "b", "c"],
  },
  "one of a list": { in: [{ var: "data.kind" }, ["a", "b", "email"]] },
};

for (const [name, rule] of Object.entries(same)) compare(name, rule, rule);

compare(
  "a filter of 50 elements (theirs cannot see around itself)",
  { filter: { in: { var: "data.slots" }, as: "slot", is: { ">=": [{ var: "slot.at" }, { var: "data.from" }] } } },
  { filter: [{ var: "data.slots" }, { ">=": [{ var: "at" }, 9] }] },
);

compare(
  "a map of 50 elements",
  { map: { in: { var: "data.slots" }, as: "slot", to: { var: "slot.at" } } },
  { map: [{ var: "data.slots" }, { var: "at" }] },
);

function compare(name: string, ours: Rule, theirs: RulesLogic): void {
  const compiled = compileRule(ours);
  describe(name, () => {
    bench("compiled rule", () => {
      compiled(scope);
    });
    bench("json-logic-js", () => {
      jsonLogic.apply(theirs, scope);
    });
  });
}
