import type { ComponentContract } from "../contract.ts";

export const stepperContract = {
  name: "stepper",
  summary: "How far one is on a journey. Give it a place and a count only where the count is true.",
  props: {
    text: {
      kind: "text",
      description: "Where one is, in words.",
      examples: [{ key: "request.step", args: { step: { var: "step.place" }, count: { var: "step.count" } } }],
    },
    name: { kind: "text", description: "What this step is about.", examples: ["request.steps.delivery"] },
    place: {
      kind: "rule",
      description: "Which step this is, from 1.",
      examples: [{ var: "step.place" }],
      schema: { type: "integer" },
    },
    count: {
      kind: "rule",
      description: "How many steps there are.",
      examples: [{ var: "step.count" }],
      schema: { type: "integer" },
    },
  },
  required: ["text"],
  isLazy: true,
} as const satisfies ComponentContract;
