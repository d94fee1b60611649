import type { ComponentContract } from "../contract.ts";
import { fieldPropContracts, requiredFieldProps } from "../field-frame/contract.ts";

export const telFieldContract = {
  name: "tel-field",
  summary: "A telephone number.",
  props: fieldPropContracts,
  required: requiredFieldProps,
  isField: true,
} as const satisfies ComponentContract;
