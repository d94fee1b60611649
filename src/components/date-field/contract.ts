import { nonTextPropContracts } from "../choice/contract.ts";
import type { ComponentContract } from "../contract.ts";
import { fieldPropContracts } from "../field-frame/contract.ts";

export const dateFieldContract = {
  name: "date-field",
  summary:
    "A day that one types. Takes Common Era, Thai and Taiwanese years, and says the day back in full. Its value is 2026-11-23, or what was typed where that is no day.",
  props: {
    ...nonTextPropContracts,
    autocomplete: fieldPropContracts.autocomplete,
    locale: {
      kind: "value",
      description: "The language in which days are written; it orders the parts.",
      examples: ["th-TH"],
      schema: { type: "string" },
    },
    dayText: { kind: "text", description: "The label of the day's part.", examples: ["shell.form.day"] },
    monthText: { kind: "text", description: "The label of the month's part.", examples: ["shell.form.month"] },
    yearText: { kind: "text", description: "The label of the year's part.", examples: ["shell.form.year"] },
  },
  required: ["id", "label", "value", "locale", "dayText", "monthText", "yearText"],
  isField: true,
  fieldType: "date",
  isLazy: true,
} as const satisfies ComponentContract;
