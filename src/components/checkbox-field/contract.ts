import { nonTextPropContracts } from "../choice/contract.ts";
import type { ComponentContract } from "../contract.ts";
import { requiredFieldProps } from "../field-frame/contract.ts";

export const checkboxFieldContract = {
  name: "checkbox-field",
  summary: "A yes or no, such as a consent.",
  props: {
    ...nonTextPropContracts,
    value: {
      kind: "value",
      description: "Whether it is ticked.",
      examples: [true],
      schema: { type: "boolean" },
    },
  },
  required: requiredFieldProps,
  isField: true,
  fieldType: "checkbox",
  isLazy: true,
} as const satisfies ComponentContract;
