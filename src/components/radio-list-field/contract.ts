import { choicePropContracts, requiredChoiceProps } from "../choice/contract.ts";
import type { ComponentContract } from "../contract.ts";

/** What a form gives to `radio-list-field`. */
export const radioListFieldContract = {
  name: "radio-list-field",
  summary: "One of a few plain answers, such as masked mobile numbers.",
  props: choicePropContracts,
  required: requiredChoiceProps,
  isField: true,
  fieldType: "radio-list",
  isLazy: true,
} as const satisfies ComponentContract;
