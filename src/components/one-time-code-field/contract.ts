import type { ComponentContract } from "../contract.ts";
import { fieldPropContracts, requiredFieldProps } from "../field-frame/contract.ts";

export const oneTimeCodeFieldContract = {
  name: "one-time-code-field",
  summary: "The digits of a code that was sent: one input behind drawn cells. It keeps digits only.",
  props: {
    ...fieldPropContracts,
    length: {
      kind: "value",
      description: "The number of digits of the code. The default is 6.",
      examples: [6],
      schema: { type: "integer" },
    },
  },
  required: requiredFieldProps,
  isField: true,
  isLazy: true,
} as const satisfies ComponentContract;
