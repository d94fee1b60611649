import { choicePropContracts, requiredChoiceProps } from "../choice/contract.ts";
import type { ComponentContract } from "../contract.ts";

export const checkboxGroupFieldContract = {
  name: "checkbox-group-field",
  summary: "Any number of a few answers, such as reasons.",
  props: {
    ...choicePropContracts,
    value: {
      kind: "value",
      description: "The values that are ticked, in the order of the options.",
      examples: [["too-long", "too-dear"]],
      schema: { type: "array", items: { type: "string" } },
    },
  },
  required: requiredChoiceProps,
  isField: true,
  fieldType: "checkboxes",
  isLazy: true,
} as const satisfies ComponentContract;
