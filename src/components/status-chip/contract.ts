import type { ComponentContract } from "../contract.ts";

export const statusChipContract = {
  name: "status-chip",
  summary: "A state in a word or two.",
  props: {
    text: { kind: "text", description: "The state.", examples: ["start-page.plans.active"], longest: 24 },
    tone: {
      kind: "rule",
      description: "Its tone; neutral when absent.",
      examples: [{ if: [{ "===": [{ var: "plan.status" }, "ACTIVE"] }, "good", "neutral"] }],
      schema: { type: "string", enum: ["good", "info", "warn", "bad", "neutral"] },
    },
  },
  required: ["text"],
  isLazy: true,
} as const satisfies ComponentContract;
