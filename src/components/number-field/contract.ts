import type { ComponentContract } from "../contract.ts";
import { fieldPropContracts, requiredFieldProps } from "../field-frame/contract.ts";

export const numberFieldContract = {
  name: "number-field",
  summary: "A number, typed as the language writes it: no arrows that change it by mistake.",
  props: fieldPropContracts,
  required: requiredFieldProps,
  isField: true,
  isLazy: true,
} as const satisfies ComponentContract;
