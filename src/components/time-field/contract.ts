import { nonTextPropContracts } from "../choice/contract.ts";
import type { ComponentContract } from "../contract.ts";
import { fieldPropContracts } from "../field-frame/contract.ts";

export const timeFieldContract = {
  name: "time-field",
  summary: "A time of day, in the browser's own control. Its value is 14:30.",
  props: {
    ...nonTextPropContracts,
    value: fieldPropContracts.value,
    min: { kind: "value", description: "The earliest time.", examples: ["09:00"], schema: { type: "string" } },
    max: { kind: "value", description: "The latest time.", examples: ["18:00"], schema: { type: "string" } },
  },
  required: ["id", "label", "value"],
  isField: true,
  isLazy: true,
} as const satisfies ComponentContract;
