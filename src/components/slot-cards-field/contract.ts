import { choicePropContracts, requiredChoiceProps } from "../choice/contract.ts";
import type { ComponentContract } from "../contract.ts";

/** What a form gives to `slot-cards-field`. */
export const slotCardsFieldContract = {
  name: "slot-cards-field",
  summary: "One of the times of a day. Mark the earliest; keep one that was taken in the list, disabled, and say so.",
  props: choicePropContracts,
  required: requiredChoiceProps,
  isField: true,
  fieldType: "slot",
  isLazy: true,
} as const satisfies ComponentContract;
