import { nonTextPropContracts } from "../choice/contract.ts";
import type { ComponentContract } from "../contract.ts";
import { fieldPropContracts } from "../field-frame/contract.ts";

const monthProps = {
  ...nonTextPropContracts,
  autocomplete: fieldPropContracts.autocomplete,
  locale: {
    kind: "value",
    description: "The language in which days are written; it orders the parts.",
    examples: ["th-TH"],
    schema: { type: "string" },
  },
  monthText: { kind: "text", description: "The label of the month's part.", examples: ["shell.form.month"] },
  yearText: { kind: "text", description: "The label of the year's part.", examples: ["shell.form.year"] },
} as const;

const common = { isField: true, isLazy: true } as const;

export const dateFieldContract = {
  ...common,
  name: "date-field",
  summary:
    "A day that one types. Takes Common Era, Thai and Taiwanese years, and says the day back in full. Its value is 2026-11-23, or what was typed where that is no day.",
  props: {
    ...monthProps,
    dayText: { kind: "text", description: "The label of the day's part.", examples: ["shell.form.day"] },
  },
  required: ["id", "label", "value", "locale", "dayText", "monthText", "yearText"],
  fieldType: "date",
} as const satisfies ComponentContract;

export const monthFieldContract = {
  ...common,
  name: "month-field",
  summary:
    "A month of a year that one types, in any of the calendars of a day. Its value is 2026-11, or what was typed where that is no month.",
  props: monthProps,
  required: ["id", "label", "value", "locale", "monthText", "yearText"],
  fieldType: "month",
  folder: "date-field",
} as const satisfies ComponentContract;
