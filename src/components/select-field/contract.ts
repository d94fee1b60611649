import { choicePropContracts, requiredChoiceProps } from "../choice/contract.ts";
import type { ComponentContract } from "../contract.ts";
import { fieldPropContracts } from "../field-frame/contract.ts";

export const selectFieldContract = {
  name: "select-field",
  summary: "One of many plain answers, from the device's own list.",
  props: {
    ...choicePropContracts,
    autocomplete: fieldPropContracts.autocomplete,
    chooseText: {
      kind: "text",
      description: "The line of the list while no option is chosen.",
      examples: ["shell.form.choose"],
    },
  },
  required: [...requiredChoiceProps, "chooseText"],
  isField: true,
  fieldType: "select",
  isLazy: true,
} as const satisfies ComponentContract;
