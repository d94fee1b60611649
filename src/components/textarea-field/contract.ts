import type { ComponentContract } from "../contract.ts";
import { fieldPropContracts, requiredFieldProps } from "../field-frame/contract.ts";

export const textareaFieldContract = {
  name: "textarea-field",
  summary: "Some sentences, with a counter where there is a limit.",
  props: {
    ...fieldPropContracts,
    rows: {
      kind: "value",
      description: "The number of lines of the empty box, which grows with its text. The default is 4.",
      examples: [2],
      schema: { type: "integer" },
    },
    limit: {
      kind: "value",
      description: "The maximum number of characters; typing is possible beyond it, and the counter shows the excess.",
      examples: [500],
      schema: { type: "integer" },
    },
    counterText: {
      kind: "text",
      description: "The counter; the component fills {{count}} and {{limit}}. Not shown when absent.",
      examples: ["shell.form.counter"],
      fills: ["count", "limit"],
    },
    overText: {
      kind: "text",
      description: "The counter beyond the limit; the component fills {{over}}.",
      examples: ["shell.form.counter-over"],
      fills: ["over"],
    },
  },
  required: requiredFieldProps,
  isField: true,
  fieldType: "textarea",
  isLazy: true,
} as const satisfies ComponentContract;
