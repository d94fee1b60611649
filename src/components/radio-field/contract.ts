import { choicePropContracts, requiredChoiceProps } from "../choice/contract.ts";
import type { ComponentContract } from "../contract.ts";

const common = {
  props: choicePropContracts,
  required: requiredChoiceProps,
  isField: true,
  isLazy: true,
  folder: "radio-field",
} as const;

export const radioCardsFieldContract = {
  ...common,
  name: "radio-cards-field",
  summary: "One of a few answers with consequences: the meaning, price and time of each.",
  fieldType: "radio",
} as const satisfies ComponentContract;

export const radioListFieldContract = {
  ...common,
  name: "radio-list-field",
  summary: "One of a few plain answers, such as masked mobile numbers.",
  fieldType: "radio-list",
} as const satisfies ComponentContract;

export const slotCardsFieldContract = {
  ...common,
  name: "slot-cards-field",
  summary: "One of the times of a day. Mark the earliest; keep one that was taken in the list, disabled, and say so.",
  fieldType: "slot",
} as const satisfies ComponentContract;
