import type { ComponentContract } from "../contract.ts";
import { fieldPropContracts, requiredFieldProps } from "../field-frame/contract.ts";

export const emailFieldContract = {
  name: "email-field",
  summary: "An email address.",
  props: fieldPropContracts,
  required: requiredFieldProps,
  isField: true,
} as const satisfies ComponentContract;
