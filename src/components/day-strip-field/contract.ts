import { choicePropContracts } from "../choice/contract.ts";
import type { ComponentContract } from "../contract.ts";

export const dayStripFieldContract = {
  name: "day-strip-field",
  summary: "One of the next days. A disabled day gives the reason in a word.",
  props: {
    ...choicePropContracts,
    options: {
      kind: "value",
      description: "The days, in order.",
      examples: [[{ value: "2026-11-23" }, { value: "2026-11-24", isDisabled: true, why: "Full" }]],
      schema: {
        type: "array",
        items: {
          type: "object",
          required: ["value"],
          properties: {
            value: { type: "string", description: "The day, as in 2026-11-23." },
            mark: { type: "string", description: "What sets it apart, in a word." },
            isDisabled: { type: "boolean", description: "It cannot be chosen now." },
            why: { type: "string", description: "Why it cannot be chosen, in a word." },
          },
        },
      },
    },
    locale: {
      kind: "value",
      description: "The language in which days are written.",
      examples: ["zh-Hant-TW"],
      schema: { type: "string" },
    },
  },
  required: ["id", "label", "value", "options", "locale"],
  isField: true,
  fieldType: "day",
  isLazy: true,
} as const satisfies ComponentContract;
