import type { ComponentContract } from "../contract.ts";
import { fieldPropContracts, requiredFieldProps } from "../field-frame/contract.ts";

export const textareaFieldContract = {
  name: "textarea-field",
  summary: "Some sentences, with a counter where there is a limit.",
  props: {
    ...fieldPropContracts,
    limit: {
      kind: "value",
      description: "How many characters are right; typing goes on beyond, and the counter says so.",
      examples: [500],
      schema: { type: "integer" },
    },
    counterText: {
      kind: "text",
      description: "The counter; the component fills {{count}} and {{limit}}. Without it there is none.",
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
