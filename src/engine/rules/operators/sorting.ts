import { spend } from "../evaluation.ts";
import { parseInstant } from "../instant.ts";
import { isMoney } from "../money.ts";
import { argument, type EachOperator } from "../operator.ts";
import { isList } from "../value.ts";

/** The sort key of an element: kinds come one after the other, so that every list has an order. */
interface SortKey {
  readonly kind: string;
  readonly value: string | number | boolean;
}

function sortKey(value: unknown): SortKey | undefined {
  switch (typeof value) {
    case "boolean":
      return { kind: "boolean", value };
    case "number":
      return { kind: "number", value };
    case "string": {
      const instant = parseInstant(value);
      return instant === undefined ? { kind: "text", value } : { kind: "instant", value: instant };
    }
    default:
      return isMoney(value) ? { kind: `money ${value.currency}`, value: value.amount } : undefined;
  }
}

function compareKeys(left: SortKey, right: SortKey): number {
  if (left.kind !== right.kind) return left.kind < right.kind ? -1 : 1;
  if (left.value === right.value) return 0;
  return left.value < right.value ? -1 : 1;
}

const DAYS = { data: { slots: [{ on: "2026-12-01" }, { on: "2026-11-21" }, { note: "none" }] } };

/** Sorts a list by the value of a rule for each element. */
export const sortBy: EachOperator = {
  name: "sortBy",
  summary:
    'The list in the order of what a rule gives for each element. Equal ones keep their order; elements for which it is absent come last. `"descending": true` turns the order round.',
  shape: "each",
  body: "by",
  flag: "descending",
  arity: { min: 3, max: 4 },
  arguments: [
    argument("in", "The list.", "list"),
    { name: "as", summary: "The name by which the rule reads the element.", type: ["name"], isLiteral: true },
    argument(
      "by",
      "A rule for each element: a number, text, day, instant or money.",
      "boolean",
      "number",
      "text",
      "money",
      "absent",
    ),
  ],
  result: ["list", "absent"],
  examples: [
    {
      rule: { sortBy: { in: { var: "data.slots" }, as: "slot", by: { var: "slot.on" } } },
      scope: DAYS,
      result: [{ on: "2026-11-21" }, { on: "2026-12-01" }, { note: "none" }],
    },
    { rule: { sortBy: { in: [2, 10, 1], as: "n", by: { var: "n" }, descending: true } }, result: [10, 2, 1] },
    { rule: { sortBy: { in: { var: "data.none" }, as: "slot", by: 1 } }, scope: DAYS },
  ],
  compile: (list, evaluateBody, isDescending) => (evaluation) => {
    const elements = list(evaluation);
    // Sorting takes about log2 n comparisons for each element.
    if (!isList(elements) || !spend(evaluation, elements.length * (1 + Math.log2(elements.length + 1) / 8))) {
      return undefined;
    }
    const keyed = elements.map((element) => ({ element, key: sortKey(evaluateBody(evaluation, element)) }));
    const withKey = keyed.flatMap(({ element, key }) => (key === undefined ? [] : [{ element, key }]));
    const direction = isDescending ? -1 : 1;
    withKey.sort((left, right) => direction * compareKeys(left.key, right.key));
    const without = keyed.filter(({ key }) => key === undefined);
    return [...withKey, ...without].map(({ element }) => element);
  },
};
