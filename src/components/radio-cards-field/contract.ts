import { choicePropContracts, requiredChoiceProps } from "../choice/contract.ts";
import type { ComponentContract } from "../contract.ts";

/** What a form gives to `radio-cards-field`. */
export const radioCardsFieldContract = {
  name: "radio-cards-field",
  summary: "One of a few answers with consequences: what each means, what it costs, when it could be.",
  props: choicePropContracts,
  required: requiredChoiceProps,
  isField: true,
  fieldType: "radio",
  isLazy: true,
} as const satisfies ComponentContract;
