import type { ComponentContract } from "../contract.ts";

export const stepperContract = {
  name: "stepper",
  summary: "The progress of a journey. Without a count it is open how many steps are ahead.",
  props: {
    text: {
      kind: "text",
      description: "The progress in words.",
      examples: [{ key: "request.step", args: { step: { var: "step.place" }, count: { var: "step.count" } } }],
    },
    name: { kind: "text", description: "What this step is about.", examples: ["request.steps.delivery"] },
    place: {
      kind: "rule",
      description: "The number of this step, from 1.",
      examples: [{ var: "step.place" }],
      schema: { type: "integer" },
    },
    count: {
      kind: "rule",
      description: "The number of steps.",
      examples: [{ var: "step.count" }],
      schema: { type: "integer" },
    },
  },
  required: ["text"],
  isLazy: true,
} as const satisfies ComponentContract;
