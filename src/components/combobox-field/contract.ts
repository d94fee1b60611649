import type { ComponentContract } from "../contract.ts";
import { fieldPropContracts, requiredFieldProps } from "../field-frame/contract.ts";

export const comboboxFieldContract = {
  name: "combobox-field",
  summary: "A text with suggestions while it is typed, such as a street: any other text is right too.",
  props: {
    ...fieldPropContracts,
    suggestions: {
      kind: "value",
      description: "What the text may be, best first.",
      examples: [[{ value: "12 Orchard Road", details: "Central 238823" }]],
      schema: {
        type: "array",
        items: {
          type: "object",
          required: ["value"],
          properties: { value: { type: "string" }, details: { type: "string" } },
        },
      },
    },
    isLoading: {
      kind: "value",
      description: "Whether suggestions are on their way.",
      examples: [true],
      schema: { type: "boolean" },
    },
    countText: {
      kind: "text",
      description: "Read out when there are suggestions.",
      examples: ["shell.form.suggestions"],
      fills: ["count"],
    },
    listText: {
      kind: "text",
      description: "The name of the list.",
      examples: ["shell.form.suggestions-list"],
    },
  },
  required: requiredFieldProps,
  isField: true,
  isLazy: true,
} as const satisfies ComponentContract;
