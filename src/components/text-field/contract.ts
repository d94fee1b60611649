import type { ComponentContract } from "../contract.ts";
import { fieldPropContracts, requiredFieldProps } from "../field-frame/contract.ts";

export const textFieldContract = {
  name: "text-field",
  summary: "One line of any text.",
  props: fieldPropContracts,
  required: requiredFieldProps,
  isField: true,
} as const satisfies ComponentContract;
